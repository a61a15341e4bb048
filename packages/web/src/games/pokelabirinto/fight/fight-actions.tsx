import { oddsQuestion } from '@dedalo/clients/pokelabirinto/fight-odds';
import { sentence } from '@dedalo/clients/message';
import { affordable, attackerOf, ATTACK_NUMBERS, attackOf, type AttackNumber, type View } from '@dedalo/pokelabirinto';
import { type Command, commandWords } from '@dedalo/words';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ActionButton } from '../../../creature-maze/fight/action-button.tsx';
import { words } from '../../../speech.ts';
import type { Playing } from '../play/playing.ts';
import type { RunCommand } from '../play/use-commands.ts';

interface FightActionsProps {
  readonly playing: Playing;
  readonly commands: RunCommand;
}

/** The actions in a fight and before it; each button shows its key. */
export function FightActions({ playing, commands }: FightActionsProps): JSX.Element {
  const { play, show } = playing;
  void show.shown.value;
  const host = useRef<HTMLDivElement>(null);
  // Until all blows have been shown, the buttons do not reveal the end.
  const told = useRef(play.view);
  if (!show.isRunning || play.view.phase.name !== 'walking') told.current = play.view;
  const view = told.current;
  // The side that decides next has the keys: Enter chooses the first.
  const moment = `${view.phase.name} ${play.seat} ${view.end ?? ''}`;
  useLayoutEffect(() => {
    const first = host.current?.querySelector<HTMLElement>('button:not([aria-disabled=true])');
    if (!document.activeElement?.closest('dialog')) first?.focus({ preventScroll: true });
  }, [moment]);
  return (
    <div ref={host} class="fight-actions" role="group" aria-label={words.value.web.pokelabirinto.fightHead}>
      {view.phase.name === 'meeting' && <MeetingActions commands={commands} />}
      {view.phase.name === 'fighting' && <AttackActions view={view} commands={commands} />}
      {view.phase.name === 'walking' && (
        <ActionButton command="choose" name={words.value.web.pokelabirinto.toMaze} isFirst onClick={commands} />
      )}
      {oddsQuestion(view) && <OddsButton playing={playing} commands={commands} />}
    </div>
  );
}

function MeetingActions({ commands }: Pick<FightActionsProps, 'commands'>): JSX.Element {
  return (
    <>
      {(['pokelabirinto.fight', 'pokelabirinto.turn-back'] as const).map((command) => (
        <ActionButton
          key={command}
          command={command}
          name={sentence(commandWords(command, words.value)[0]).slice(0, -1)}
          isFirst={command === 'pokelabirinto.fight'}
          onClick={commands}
        />
      ))}
    </>
  );
}

interface AttackActionsProps {
  readonly view: View;
  readonly commands: RunCommand;
}

const COMMAND_OF: Readonly<Record<AttackNumber, Command>> = {
  1: 'pokelabirinto.attack-1',
  2: 'pokelabirinto.attack-2',
};

/** The attacks of the side in turn. */
function AttackActions({ view, commands }: AttackActionsProps): JSX.Element {
  const { phase, hero, creature, opponents, species } = view;
  const { games, web } = words.value;
  if (phase.name !== 'fighting') return <></>;
  const rival = opponents[phase.opponent]!;
  const isHero = attackerOf(phase) === 'hero';
  const attacker = isHero
    ? { species: species[creature]!, energy: hero.energy }
    : { species: species[rival.species]!, energy: rival.energy };
  const possible = affordable(attacker);
  return (
    <>
      {ATTACK_NUMBERS.map((number) => {
        const attack = attackOf(attacker.species, number);
        const isPossible = possible.includes(number);
        return (
          <ActionButton
            key={`${phase.opponent} ${isHero} ${number}`}
            command={COMMAND_OF[number]}
            name={attack.name}
            note={`${games.pokelabirinto.attackNumbers(attack)}${isPossible ? '' : ` · ${web.pokelabirinto.notEnough}`}`}
            isFirst={isPossible}
            isDisabled={!isPossible}
            onClick={commands}
          />
        );
      })}
    </>
  );
}

function OddsButton({ playing, commands }: FightActionsProps): JSX.Element {
  const said = words.value.web.pokelabirinto;
  const { isWanted } = playing.odds;
  return (
    <ActionButton
      command="hint"
      name={isWanted ? said.hideOdds : said.odds}
      icon
      isPressed={isWanted}
      onClick={commands}
    />
  );
}
