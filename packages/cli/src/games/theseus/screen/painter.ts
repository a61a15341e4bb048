import type { State } from '@dedalo/theseus';
import type { Client } from '../../../app/client.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { theseusPicture } from './board.ts';

export const paint = (state: State, client: Client, area: Area): Picture => theseusPicture(state, area, client);
