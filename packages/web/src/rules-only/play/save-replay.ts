import type { RulesPlay } from '@dedalo/clients/rules-only/rules-play';
import { saveFile } from '../../ui/save-file.ts';

export const saveReplay = (play: RulesPlay): void => saveFile(`${play.stem()}.replay`, play.source.saveLater()());
