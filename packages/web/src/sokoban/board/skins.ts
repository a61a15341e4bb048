import type { Skin, SkinId, Theme } from './skin.ts';
import { harbour } from './skins/harbour/index.ts';
import { knossos } from './skins/knossos/index.ts';
import { paper } from './skins/paper/index.ts';

export const SKINS: Readonly<Record<SkinId, (theme: Theme) => Skin>> = { knossos, paper, harbour };
