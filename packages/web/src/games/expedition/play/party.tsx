import { CREATURES, LARGEST_PARTY, type Member, MOST_ENERGY } from '@dedalo/pokelabirinto/expedition';
import { capital } from '@dedalo/words';
import type { JSX } from 'preact';
import { CreaturePicture } from '../../../creature-maze/creatures/creature-picture.tsx';
import { Bar } from '../../../creature-maze/fight/bar.tsx';
import { keyMap } from '../../../input/key-map.ts';
import { keyLabel } from '../../../input/key-label.ts';
import { words } from '../../../speech.ts';
import type { Playing } from './playing.ts';
import type { RunCommand } from './use-commands.ts';

interface PartyProps {
  readonly playing: Playing;
  readonly commands: RunCommand;
}

const TO_FRONT = ['expedition.front-2', 'expedition.front-3'] as const;

/** The party and its condition; a tap puts a creature in front. */
export function Party({ playing, commands }: PartyProps): JSX.Element {
  const { party } = playing.show.shown.value.view;
  const said = words.value.games.expedition;
  return (
    <ol class="party" role="list" aria-label={said.party}>
      {Array.from({ length: LARGEST_PARTY }, (_, place) => {
        const member = party[place];
        if (!member) {
          return (
            <li key={place} class="party-free">
              {said.free}
            </li>
          );
        }
        return (
          <li key={place}>
            {place === 0 ? (
              <div class="party-card is-front">
                <MemberFacts member={member} note={said.front} />
              </div>
            ) : (
              <button
                type="button"
                class="party-card"
                title={capital(said.toFront(member.creature))}
                onClick={() => commands(TO_FRONT[place - 1]!)}
              >
                <MemberFacts member={member} note={keyName(TO_FRONT[place - 1]!)} />
                <span class="only-heard">{said.toFront(member.creature)}</span>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function keyName(command: (typeof TO_FRONT)[number]): JSX.Element | undefined {
  const [key] = keyMap.value.keysOf(command);
  return key === undefined ? undefined : <kbd>{keyLabel(key)}</kbd>;
}

interface MemberFactsProps {
  readonly member: Member;
  readonly note: JSX.Element | string | undefined;
}

function MemberFacts({ member: { creature, hp, energy }, note }: MemberFactsProps): JSX.Element {
  const said = words.value.games.pokelabirinto;
  const species = CREATURES[creature];
  return (
    <>
      <CreaturePicture species={species} />
      <span class="party-facts">
        <span class="party-name">
          <b>{creature}</b>
          {note !== undefined && <small>{note}</small>}
        </span>
        <span class="party-bar">
          <Bar name={said.hp} value={hp} of={species.hitPoints} />
          <span>
            {hp}/{species.hitPoints} <span class="party-unit">{said.hp}</span>
          </span>
        </span>
        <span class="party-bar">
          <progress class="is-energy" value={energy} max={MOST_ENERGY} aria-label={said.energy} />
          <span>
            {energy} <span class="party-unit">{said.energy}</span>
          </span>
        </span>
      </span>
    </>
  );
}
