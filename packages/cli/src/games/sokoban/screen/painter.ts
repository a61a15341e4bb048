import { sokoban, type State } from '@dedalo/sokoban';
import type { Client } from '../../../app/client.ts';
import type { Picture } from '../../../app/picture.ts';
import { sokobanPicture } from './board.ts';

export const paint = (state: State, { isAscii, hasColour }: Client): Picture =>
  sokobanPicture(sokoban.view(state, 'public'), { inside: state.config.level.isInside }, { isAscii, hasColour });
