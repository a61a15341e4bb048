import type { Theme } from '../../../design/theme.ts';
import type { Skin, SkinId } from './skin.ts';
import { harbour } from './skins/harbour/index.ts';
import { knossos } from './skins/knossos/index.ts';
import { paper } from './skins/paper/index.ts';

export const SKINS: Readonly<Record<SkinId, (theme: Theme) => Skin>> = { knossos, paper, harbour };
