import type { State } from '@dedalo/race';
import type { Client } from '../../../app/client.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { racePicture } from './race-picture.ts';

export const paint = ({ scene }: State, client: Client, area: Area): Picture => racePicture(scene, client, area);
