import { showText } from '../cfg/show.ts';
import type { PowerUp } from './content.ts';
import { tell } from './content-problem.ts';
import { readEffects } from './effects.ts';
import { readName, readNumber, readSize, readString, readNames, readWhole } from './fields.ts';
import { readMedia, readMediaPath } from './media.ts';
import { LIMITS, MOST_POWER_UPS, RECTANGLE_SIDES, SECONDS, SHARES } from './limits.ts';
import { type Section, sectionOf, tellMissing, tellStrangers, where } from './section.ts';

/** What a power-up is where its file does not say (R43). The area 0×0 is the whole map. */
export const DEFAULT_POWER_UP = {
  trigger: null,
  probability: 0.1,
  area: { width: 0, height: 0 },
  duration: 0,
  timeout: 0,
  limit: LIMITS.most,
} as const;

/** The power-ups that the list `powerups` of a section names, each in a dictionary of its name (R43). */
export function readPowerUps(section: Section): readonly PowerUp[] {
  const powerUps: PowerUp[] = [];
  const listed = new Set<string>();
  for (const { value: key, at } of readNames(section, { key: 'powerups', most: MOST_POWER_UPS, isNeeded: false })) {
    const powerUp = listed.has(key) ? undefined : readPowerUp(section, key);
    const name = powerUp?.name ?? key;
    if (listed.has(key) || powerUps.some((other) => other.name === name)) {
      tell(section.report.problems, { ...where(section, 'powerups', at), code: 'name-taken', name: showText(name) });
    }
    listed.add(key);
    if (!powerUp) continue;
    tellSameTrigger(section, { key, powerUp, powerUps });
    powerUps.push(powerUp);
  }
  return powerUps;
}

function readPowerUp(around: Section, key: string): PowerUp | undefined {
  const section = sectionOf(around, key);
  if (!section) {
    if (!around.entries.has(key)) tellMissing(around, key, 'dictionary');
    return undefined;
  }
  const picker = sectionOf(section, 'picker');
  const powerUp: PowerUp = {
    name: readName(section) ?? key,
    trigger: readTrigger(section),
    probability: readNumber(section, 'appearance_probability', SHARES) ?? DEFAULT_POWER_UP.probability,
    area:
      readSize(section, { key: 'effects_rect_size', sides: { ...RECTANGLE_SIDES, least: 1 }, hasNone: true }) ??
      DEFAULT_POWER_UP.area,
    duration: readNumber(section, 'duration', SECONDS) ?? DEFAULT_POWER_UP.duration,
    timeout: readNumber(section, 'timeout', SECONDS) ?? DEFAULT_POWER_UP.timeout,
    limit: readWhole(section, 'limit', LIMITS) ?? DEFAULT_POWER_UP.limit,
    user: picker ? readEffects(picker, 'user', 'user') : null,
    opponent: picker ? readEffects(picker, 'enemy', 'opponent') : null,
    others: readEffects(section, 'characters', 'all'),
    texture: readMedia(section, { file: 'texture_file', rect: 'texture_rect', kind: 'icon' }),
    audio: readMediaPath(section, 'audio', 'sound'),
  };
  if (picker) tellStrangers(picker);
  tellStrangers(section);
  if (!powerUp.user && !powerUp.opponent && !powerUp.others) {
    tell(around.report.warnings, { ...where(around, key, section.at), code: 'no-effect' });
  }
  return powerUp;
}

/** One letter; anything else is passed over with a warning (RB20). */
function readTrigger(section: Section): string | null {
  const string = readString(section, 'trigger');
  if (!string) return DEFAULT_POWER_UP.trigger;
  if (/^[A-Za-z]$/.test(string.value)) return string.value.toUpperCase();
  const found = showText(string.value);
  tell(section.report.warnings, { ...where(section, 'trigger', string.at), code: 'trigger-ignored', found });
  return null;
}

interface Listed {
  readonly key: string;
  readonly powerUp: PowerUp;
  readonly powerUps: readonly PowerUp[];
}

function tellSameTrigger(section: Section, { key, powerUp, powerUps }: Listed): void {
  const { trigger } = powerUp;
  const other = trigger === null ? undefined : powerUps.find((one) => one.trigger === trigger);
  const value = section.entries.get(key)!.value;
  const at = value.type === 'dictionary' ? value.entries.find((entry) => entry.key === 'trigger')?.value.at : undefined;
  if (trigger === null || !other) return;
  const told = { code: 'same-trigger', trigger, other: other.name } as const;
  tell(section.report.warnings, { ...where(section, `${key}.trigger`, at), ...told });
}
