import type { State } from '@dedalo/theseus/logic';
import type { Client } from '../../../app/client.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { logicMazePicture } from './board.ts';

export const paint = (state: State, client: Client, area: Area): Picture => logicMazePicture(state, area, client);
