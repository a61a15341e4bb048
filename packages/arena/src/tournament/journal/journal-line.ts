import { type BoutEnding, type Fault, FAULTS, type Figures, type SeatTime } from '@dedalo/protocol/report';
import { err, ok, type Result } from '@dedalo/grid';
import type { Played } from '../plan/run.ts';

/** A game that is over, as one line. */
export const formatPlayed = ({
  id,
  ending,
  actions,
  score,
  figures,
  hash,
  holds,
  times,
  names,
  logs,
}: Played): string => `${JSON.stringify({ id, ending, actions, score, figures, hash, holds, times, names, logs })}\n`;

type Json = Readonly<Record<string, unknown>>;

/** The door for lines of a journal, which somebody may have touched. */
export function parsePlayed(line: string): Result<Played, { readonly code: 'bad-line' }> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return err({ code: 'bad-line' });
  }
  if (!isObject(value)) return err({ code: 'bad-line' });
  const { id, ending, actions, score, figures, hash, holds, times, names, logs } = value;
  const isGood =
    typeof id === 'string' &&
    isEnding(ending) &&
    isNumber(actions) &&
    (score === undefined || isList(score, isNumber)) &&
    (figures === undefined || isFigures(figures)) &&
    (hash === undefined || typeof hash === 'string') &&
    (holds === undefined || typeof holds === 'boolean') &&
    isList(times, isSeatTime) &&
    isList(names, isTextOrNull) &&
    isList(logs, isTextOrNull);
  if (!isGood) return err({ code: 'bad-line' });
  const given = {
    ...(score !== undefined && { score }),
    ...(figures !== undefined && { figures }),
    ...(hash !== undefined && { hash }),
    ...(holds !== undefined && { holds }),
  };
  return ok({ id, ending, actions, ...given, times, names, logs });
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const isFigures = (value: unknown): value is Figures => isObject(value) && Object.values(value).every(isNumber);

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isList = <T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every((one) => isOne(one));

const isSeat = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

const isSeatTime = (value: unknown): value is SeatTime =>
  isObject(value) && [value['asked'], value['total'], value['longest'], value['banked']].every(isNumber);

function isEnding(value: unknown): value is BoutEnding {
  if (!isObject(value)) return false;
  if (value['type'] === 'fault') return isSeat(value['seat']) && isFault(value['fault']);
  const outcome = value['outcome'];
  return (
    value['type'] === 'over' &&
    isObject(outcome) &&
    typeof outcome['reason'] === 'string' &&
    isList(outcome['winners'], isSeat)
  );
}

const isFault = (value: unknown): value is Fault =>
  isObject(value) &&
  FAULTS.some((code) => code === value['code']) &&
  isNumber(value['message']) &&
  isNumber(value['turn']) &&
  [value['line'], value['detail']].every((text) => text === undefined || typeof text === 'string');
