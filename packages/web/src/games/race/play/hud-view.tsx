import { shownName, timeText } from '@dedalo/clients/race/words';
import { type Content, TICKS_A_SECOND } from '@dedalo/race';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import type { Looks } from '../looks/looks.ts';
import { PictureIcon } from '../looks/picture-icon.tsx';
import type { Hud } from './hud.ts';

/** More hearts than these are counted (R52). */
const MOST_HEARTS = 5;

interface HudViewProps {
  readonly hud: Hud;
  readonly content: Content;
  readonly looks: Looks;
}

/** Around the map: lives, place, time, and the other runners (R52). */
export function HudView({ hud, content, looks }: HudViewProps): JSX.Element {
  const said = words.value.web.race;
  const { level: levelText, map: mapText } = words.value.games.race;
  const { opponents, name } = content.levels[hud.level]!;
  return (
    <div class="race-hud">
      <p class="race-lives">
        <span class="only-heard">
          {said.lives}: {hud.lives}
        </span>
        {hud.lives <= MOST_HEARTS ? (
          Array.from({ length: hud.lives }, (_, index) => <PictureIcon key={index} picture={looks.life} />)
        ) : (
          <>
            <PictureIcon picture={looks.life} />
            <b aria-hidden="true">×{hud.lives}</b>
          </>
        )}
      </p>
      <p class="race-place">
        <b>{shownName(name, words.value)}</b>
        <span>
          {levelText({ number: hud.level + 1, of: content.levels.length })},{' '}
          {mapText({ number: hud.map + 1, of: hud.maps })}
        </span>
      </p>
      <p class="race-time">
        <span class="only-heard">{said.time}</span>
        <b>{timeText(hud.seconds * TICKS_A_SECOND)}</b>
      </p>
      <ul class="race-standing" aria-label={said.standing}>
        {opponents.map((opponent, index) => {
          const number = hud.standing[index]! + 1;
          const text = said.onMap({ name: shownName(opponent.name, words.value), number });
          return (
            <li key={index} title={text} class={number > hud.map + 1 ? 'is-ahead' : undefined}>
              <PictureIcon picture={looks.opponent(hud.level, index)} isCharacter />
              <span aria-hidden="true">{number}</span>
              <span class="only-heard">{text}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
