import type { Collection } from './collection.ts';
import { formatRle } from './write-rle.ts';
import { formatSok } from './write-sok.ts';
import { formatXsb } from './write-xsb.ts';

/** The formats that levels are written in; read are these, Boxoban's and .slc. */
export const LEVEL_FORMATS = ['sok', 'xsb', 'rle'] as const;
export type LevelFormat = (typeof LEVEL_FORMATS)[number];

const FORMATTERS: Readonly<Record<LevelFormat, (collection: Collection) => string>> = {
  sok: formatSok,
  xsb: formatXsb,
  rle: formatRle,
};

export const formatLevels = (collection: Collection, format: LevelFormat): string => FORMATTERS[format](collection);
