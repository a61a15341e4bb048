import { InvalidArgumentError } from 'commander';

const DURATION = /^(\d{1,9}(?:\.\d{1,9})?)(ms|s|min)?$/;
const UNITS = { ms: 1, s: 1000, min: 60_000 } as const;
/** A day. */
const MOST = 86_400_000;

/** Milliseconds from `500ms`, `2s`, `1.5`, `3min`; a number alone is seconds. */
export function parseDuration(text: string): number {
  const [, digits, unit = 's'] = DURATION.exec(text.trim()) ?? [];
  const milliseconds = Number(digits) * UNITS[unit as keyof typeof UNITS];
  if (digits === undefined || milliseconds > MOST) {
    throw new InvalidArgumentError('It must be a time such as 500ms, 2s or 3min; a number alone is seconds.');
  }
  return milliseconds;
}

/** The shortest text that `parseDuration` reads as this. */
export const formatDuration = (milliseconds: number): string =>
  milliseconds !== 0 && milliseconds % 1000 === 0 ? `${milliseconds / 1000}s` : `${milliseconds}ms`;
