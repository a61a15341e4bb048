import { levelTitle, sourceName } from '@dedalo/clients';
import type { JSX } from 'preact';
import { go, linkTo } from '../../../app/route.ts';
import { language, words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Playing } from './play-page.tsx';
import { levelPath, neighbourLink } from '../sources.ts';

/** The level, and the links to its neighbours and to the list. */
export function GameHead({ playing }: { readonly playing: Playing }): JSX.Element {
  const { play, controller } = playing;
  void controller.revision.value;
  const { game, sokoban: said } = words.value.web;
  const { origin, entry } = play;
  const path = origin && levelPath(origin);
  const [before, after] = [-1, 1].map((step) => origin && neighbourLink(origin, step));
  const speaker = { words: words.value, language: language.value };
  const place = origin ? `${sourceName(origin.source, speaker)} ${origin.number}` : words.value.games.sokoban.name;
  const title = (entry && levelTitle(entry, language.value)) || (origin ? '' : play.title());
  return (
    <header class="game-head">
      <a
        class="icon-button"
        href={linkTo(path?.slice(0, -1) ?? ['sokoban'])}
        aria-label={game.levels}
        title={game.levels}
      >
        <Icon name="levels" />
      </a>
      <div class="game-title">
        <p>
          {place}
          {play.isReverse && <span class="badge">{said.reversePlay}</span>}
        </p>
        <h1>{title === '' ? place : title}</h1>
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={game.previousLevel}
        title={game.previousLevel}
        disabled={!before}
        onClick={() => before && go(before)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={game.nextLevel}
        title={game.nextLevel}
        disabled={!after}
        onClick={() => after && go(after)}
      >
        <Icon name="forward" />
      </button>
    </header>
  );
}
