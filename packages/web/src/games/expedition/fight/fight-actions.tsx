import { sentence } from '@dedalo/clients/message';
import { affordable, ATTACK_NUMBERS, attackOf } from '@dedalo/pokelabirinto';
import { CREATURES, LARGEST_PARTY, LET_GO, type View } from '@dedalo/pokelabirinto/expedition';
import { capital, type Command, commandWords } from '@dedalo/words';
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

/** The decisions on meeting a creature; each button shows its key. */
export function FightActions({ playing, commands }: FightActionsProps): JSX.Element {
  const { play, show } = playing;
  void show.shown.value;
  const host = useRef<HTMLDivElement>(null);
  // Until all blows have been shown, the buttons do not reveal the end.
  const told = useRef(play.view);
  if (!show.isRunning) told.current = play.view;
  const view = told.current;
  // Enter chooses the first.
  useLayoutEffect(() => {
    const first = host.current?.querySelector<HTMLElement>('button:not([aria-disabled=true])');
    if (!document.activeElement?.closest('dialog')) first?.focus({ preventScroll: true });
  }, [view.phase.name]);
  const { name } = view.phase;
  return (
    <div ref={host} class="fight-actions" role="group" aria-label={words.value.web.pokelabirinto.fightHead}>
      {name === 'meeting' && (
        <ActionButton command="expedition.fight" name={short('expedition.fight')} isFirst onClick={commands} />
      )}
      {name === 'fighting' && <Attacks view={view} commands={commands} />}
      {(name === 'meeting' || name === 'fighting') && <TurnBack view={view} commands={commands} />}
      {name === 'offer' && <Offer view={view} commands={commands} />}
    </div>
  );
}

const short = (command: Command): string => sentence(commandWords(command, words.value)[0]).slice(0, -1);

interface Shown {
  readonly view: View;
  readonly commands: RunCommand;
}

/** Both attacks of the creature in front, with cost and damage. */
function Attacks({ view: { party }, commands }: Shown): JSX.Element {
  const { games, web } = words.value;
  const [front] = party;
  if (!front) return <></>;
  const species = CREATURES[front.creature];
  const possible = affordable({ species, energy: front.energy });
  return (
    <>
      {ATTACK_NUMBERS.map((number) => {
        const attack = attackOf(species, number);
        const isPossible = possible.includes(number);
        return (
          <ActionButton
            key={`${front.creature} ${number}`}
            command={`expedition.attack-${number}`}
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

function TurnBack({ view: { phase, wild }, commands }: Shown): JSX.Element {
  if (!('wild' in phase)) return <></>;
  const { mostDamage } = attackOf(CREATURES[wild[phase.wild]!.creature], 1);
  const note = words.value.games.expedition.turnBackNote(mostDamage);
  return (
    <ActionButton command="expedition.turn-back" name={short('expedition.turn-back')} note={note} onClick={commands} />
  );
}

const PLACES = ['expedition.join-1', 'expedition.join-2', 'expedition.join-3'] as const;

/** Whether the defeated creature joins, and in whose place. */
function Offer({ view: { phase, wild, party }, commands }: Shown): JSX.Element {
  const said = words.value.games.expedition;
  if (phase.name !== 'offer') return <></>;
  const { creature } = wild[phase.wild]!;
  return (
    <>
      {party.length < LARGEST_PARTY ? (
        <ActionButton command="expedition.join" name={capital(said.joinFree(creature))} isFirst onClick={commands} />
      ) : (
        party.map((member, place) => (
          <ActionButton
            key={place}
            command={PLACES[place]!}
            name={capital(said.joinInstead(member.creature))}
            isFirst={place === 0}
            onClick={commands}
          />
        ))
      )}
      <ActionButton
        command="expedition.let-go"
        name={capital(said.letGo)}
        note={said.letGoNote(LET_GO)}
        onClick={commands}
      />
    </>
  );
}
