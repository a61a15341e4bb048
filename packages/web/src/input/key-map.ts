import { KeyMap } from '@dedalo/clients/key-map';
import { moveKeys } from '@dedalo/clients/move-keys';
import { computed } from '@preact/signals';
import { words } from '../speech.ts';
import { settings } from '../store/settings.ts';
import { gameSeen } from './game-seen.ts';

/** The keys of the game on the screen. */
export const keyMap = computed(() => new KeyMap(settings.value, { game: gameSeen.value }));

/** The keys that move, as a sentence names them. */
export const namedMoveKeys = computed(() => moveKeys(keyMap.value, words.value));
