import { join } from 'node:path';
import type { Seat } from '@dedalo/engine';

/** The log of a seat; people count seats from 1. */
export const logFile = (folder: string, bout: string, seat: Seat): string => join(folder, `${bout}-${seat + 1}.log`);
