import { blowText } from '@dedalo/clients/expedition/event-texts';
import { sideNames } from '@dedalo/clients/expedition/names';
import type { JSX } from 'preact';
import { FightLog } from '../../../creature-maze/fight/fight-log.tsx';
import { words } from '../../../speech.ts';
import type { Playing } from '../play/playing.ts';
import type { RunCommand } from '../play/use-commands.ts';
import { LastFight } from '../judged/last-fight.tsx';
import { Duel } from './duel.tsx';
import { FightActions } from './fight-actions.tsx';
import type { Shown } from './journey-show.ts';

interface FightViewProps {
  readonly playing: Playing;
  readonly shown: Extract<Shown, { place: 'fight' }>;
  readonly commands: RunCommand;
}

/** Two creatures have met: an encounter, a fight, and the offer of the defeated one. */
export function FightView({ playing, shown, commands }: FightViewProps): JSX.Element {
  const { view, wild, blow } = shown;
  const { play, controller, show } = playing;
  const said = words.value.web.pokelabirinto;
  const names = sideNames(view, wild, words.value);
  const isMeeting = view.phase.name === 'meeting' && !blow;
  const caption = blow ? blowText(blow, view, words.value) : (controller.message?.text ?? play.captionText());
  return (
    <section class="fight">
      <h2>
        <span class="fight-kind">{isMeeting ? said.meetingHead : said.fightHead}</span>
        <span class="only-heard">{said.fight({ hero: names.hero, rival: names.opponent })}</span>
      </h2>
      <Duel {...shown} />
      <p class="fight-caption">{caption}</p>
      {!show.isRunning && <LastFight playing={playing} />}
      <FightActions playing={playing} commands={commands} />
      <FightLog rounds={play.logRounds()} isRunning={show.isRunning} />
    </section>
  );
}
