import { Option } from 'commander';
import { wholeNumber } from '../../values.ts';

export interface WatchFlags {
  /** True for any port. */
  readonly watch?: number | true | undefined;
}

export const watchOption = (): Option =>
  new Option(
    '--watch [port]',
    'show standings and games as they are played on a page for this machine alone; its address is printed',
  ).argParser(wholeNumber(0, 65_535));
