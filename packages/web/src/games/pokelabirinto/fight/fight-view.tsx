import { roundsOf, sideNames } from '@dedalo/clients/pokelabirinto/words';
import type { JSX } from 'preact';
import { FightLog } from '../../../creature-maze/fight/fight-log.tsx';
import { words } from '../../../speech.ts';
import type { Playing } from '../play/playing.ts';
import type { RunCommand } from '../play/use-commands.ts';
import { blowText } from './blow-text.ts';
import { Duel } from './duel.tsx';
import { FightActions } from './fight-actions.tsx';
import type { Shown } from './fight-show.ts';
import { OddsLine } from './odds-line.tsx';

interface FightViewProps {
  readonly playing: Playing;
  readonly shown: Extract<Shown, { place: 'fight' }>;
  readonly commands: RunCommand;
}

/** Two creatures have met: an encounter, a fight, its end. */
export function FightView({ playing, shown, commands }: FightViewProps): JSX.Element {
  const { view, opponent, blow, number } = shown;
  const said = words.value.web.pokelabirinto;
  const names = sideNames(view, opponent, words.value);
  const isMeeting = view.phase.name === 'meeting' && !blow;
  return (
    <section class="fight">
      <h2>
        <span class="fight-kind">{isMeeting ? said.meetingHead : said.fightHead}</span>
        <span class="only-heard">{said.fight({ hero: names.hero, rival: names.opponent })}</span>
      </h2>
      <Duel view={view} opponent={opponent} blow={blow} number={number} />
      <p class="fight-caption">{captionOf(playing, shown)}</p>
      <OddsLine playing={playing} />
      <FightActions playing={playing} commands={commands} />
      <FightLog rounds={roundsOf(playing.play.logTexts())} isRunning={playing.show.isRunning} />
    </section>
  );
}

/** What is happening, or the side that decides. */
function captionOf({ play, controller }: Playing, { view, opponent, blow }: FightViewProps['shown']): string {
  if (blow) return blowText(blow, view, opponent, words.value);
  const message = controller.message;
  if (message) return message.text;
  const { phase } = play.view;
  if (phase.name === 'meeting') return play.meetingText(phase.opponent);
  if (phase.name === 'fighting') return play.turnText();
  const last = play.view.told.at(-1);
  return last ? blowText(last, view, opponent, words.value) : '';
}
