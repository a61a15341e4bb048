import { DONE, type Intent } from '@dedalo/clients/intent';
import type { Happening } from '@dedalo/clients/play/happening';
import { draftNews, momentOf } from '@dedalo/clients/stratego/draft-news';
import type { Drafting } from '@dedalo/clients/stratego/drafting';
import { PeoplePlay } from '@dedalo/clients/stratego/people-play';
import type { StrategoGame } from '@dedalo/clients/stratego/session';
import { type Fought, pieceText } from '@dedalo/clients/stratego/words';
import { armyOf, soldierAt, type StrategoTypes } from '@dedalo/stratego';
import { signal } from '@preact/signals';
import { announce } from '../../../app/announcer.tsx';
import { ask } from '../../../app/question.tsx';
import { toast } from '../../../app/toasts.tsx';
import { WebController } from '../../../game/web-controller.ts';
import { playSound } from '../../../sound/sounds.ts';
import { words } from '../../../speech.ts';
import { motionMs } from '../../../store/settings.ts';
import type { BoardScene } from '../board/board-picture.ts';
import { keepDraft } from './begin.ts';
import { cellWords } from '../board/cell-words.ts';
import { clientContext } from '../../../store/client-context.ts';
import { keepLast } from './last-game.ts';
import { hear } from './hear.ts';
import { Opponent } from './opponent.ts';

/** Pauses before the bot moves, and while a fight is shown, in milliseconds. */
const MOVE_MS = 350;
const FIGHT_MS = 1500;

/** Everything that belongs to one game being played. */
export class Playing {
  readonly play: PeoplePlay;
  readonly controller: WebController<StrategoTypes>;
  readonly opponent: Opponent;
  /** The fight just fought. */
  readonly fight = signal<Fought | undefined>(undefined);

  constructor(game: StrategoGame) {
    const play = new PeoplePlay(clientContext, game);
    this.play = play;
    this.controller = new WebController<StrategoTypes>(play, (happening) => this.#hear(happening));
    this.opponent = new Opponent(play, {
      pause: () => {
        if (play.view.phase !== 'playing') return 0;
        return motionMs(this.fight.peek() ? FIGHT_MS : MOVE_MS);
      },
      onChosen: (actions) => {
        // All pieces are placed at once, so no animation shows where.
        if (actions.length === 1) return this.controller.do(play.answer(actions));
        return play.botPlays(actions);
      },
      onFailed: (error) => {
        console.warn(error);
        toast(words.value.web.stratego.notThought, {
          role: 'bad',
          action: { label: words.value.web.again, run: () => this.opponent.attend() },
        });
      },
    });
  }

  #hear(happening: Happening<StrategoTypes>): void {
    const { source, isOver } = this.play;
    const fought = happening.events.find((event) => event.type === 'fought');
    // An earlier position shows no fight of now.
    if (fought && this.play.lookingBack.at === undefined) this.fight.value = fought;
    if (happening.kind === 'played' && isOver) keepLast(source.saveLater()());
    keepDraft(this.play);
    hear(this, happening);
  }

  /** Does an intent; the message before is cleared. */
  do(ask: () => Intent<StrategoTypes>): void {
    const { play, controller } = this;
    controller.begin();
    this.fight.value = undefined;
    const wasHandOver = play.isHandOver;
    const { picked: before, drafting } = play;
    const draft = drafting && momentOf(drafting);
    const intent = ask();
    controller.do(intent);
    keepDraft(play);
    if (wasHandOver && !play.isHandOver) return announce(play.verdict().text);
    if (intent.kind !== 'done' || play.isHandOver) return undefined;
    const news = draft && drafting === play.drafting ? draftNews(draft, drafting!, words.value) : undefined;
    if (news !== undefined) return announce(news);
    if (play.picked !== before) this.#tellPicked();
    return undefined;
  }

  /** Shows the position after so many moves; where it is, is told. */
  lookBack(count: number): void {
    this.play.lookBack(count);
    this.#tellPast();
  }

  stepBack(by: number): void {
    const { lookingBack, seen } = this.play;
    this.lookBack((lookingBack.at ?? seen.moves.length) + by);
  }

  toNow(): void {
    if (this.play.lookingBack.toNow()) this.#tellPast();
  }

  /** Gives the game up, once the person has said that it shall be. */
  async resign(): Promise<void> {
    const { title, text, resign, stay } = words.value.games.stratego.resigning;
    if (!this.play.canResign) return;
    const answers = [{ value: 'resign', label: resign }] as const;
    if ((await ask({ title, text, answers, stay })) === 'resign') this.do(() => this.play.resign());
  }

  #tellPast(): void {
    this.fight.value = undefined;
    this.controller.begin();
    this.controller.changed();
    announce(this.play.lookingBackText() ?? words.value.games.stratego.moveList.isNow);
  }

  /** Changes the whole set-up, and announces it. */
  draft(change: (drafting: Drafting) => string): void {
    const { drafting } = this.play;
    if (!drafting) return;
    const before = momentOf(drafting);
    let told = '';
    this.do(() => {
      told = change(drafting);
      return DONE;
    });
    announce([told, draftNews(before, drafting, words.value)].filter(Boolean).join(' '));
  }

  /** The first announcement about a set-up. */
  tellStart(): void {
    if (this.play.drafting) announce(this.play.verdict().text);
  }

  #tellPicked(): void {
    const { play } = this;
    const said = words.value.web.stratego;
    if (play.picked === undefined) return announce(said.letGo);
    playSound('pick');
    if (play.drafting) return announce(cellWords(words.value, this.scene(), play.picked));
    const { piece } = soldierAt(armyOf(play.view.armies, play.seat), play.picked)!;
    return announce(said.picked({ piece: pieceText(piece!, words.value), count: play.targets().length }));
  }

  /** What the person at the screen may see now, and nothing else. */
  scene(): BoardScene {
    const { play } = this;
    const { drafting } = play;
    return {
      seat: play.seat,
      view: play.shownView,
      names: words.value.games.stratego.ranks,
      cursor: play.isOver ? undefined : play.cursor,
      picked: play.picked,
      targets: play.targets(),
      lastMove: play.lastMove(),
      draft: drafting?.draft,
    };
  }

  leave(): void {
    this.controller.leave();
    this.opponent.leave();
  }
}
