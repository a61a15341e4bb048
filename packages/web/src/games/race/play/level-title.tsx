import { shownName } from '@dedalo/clients/race/words';
import type { Content } from '@dedalo/race';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import type { Looks } from '../looks/looks.ts';
import { PictureIcon } from '../looks/picture-icon.tsx';
import type { RaceScreen } from './race-screen.ts';

interface LevelTitleProps {
  readonly race: RaceScreen;
  readonly content: Content;
  readonly looks: Looks;
}

/** The new place, while it fades in (R49). */
export function LevelTitle({ race, content, looks }: LevelTitleProps): JSX.Element | null {
  const to = race.entering.value;
  if (!to) return null;
  const { level, map } = words.value.games.race;
  const hud = race.hud.value;
  const where = map({ number: hud.map + 1, of: hud.maps });
  return (
    <div class="race-level-title">
      {to === 'level' && <p>{level({ number: hud.level + 1, of: content.levels.length })}</p>}
      <h2>{to === 'level' ? shownName(content.levels[hud.level]!.name, words.value) : where}</h2>
      {to === 'level' && <p>{where}</p>}
      {to === 'level' && (
        <p class="race-against" aria-hidden="true">
          {content.levels[hud.level]!.opponents.map((_, index) => (
            <PictureIcon key={index} picture={looks.opponent(hud.level, index)} isCharacter />
          ))}
        </p>
      )}
    </div>
  );
}
