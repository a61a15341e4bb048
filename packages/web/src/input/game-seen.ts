import { computed } from '@preact/signals';
import { route } from '../app/route.ts';
import { WEB_GAMES } from '../games/index.ts';

/** The game whose keys apply, by the address of the page. */
export const gameSeen = computed(() => {
  const { path } = route.value;
  const isAt = (address: readonly string[]): boolean => address.every((part, index) => part === path[index]);
  return WEB_GAMES.find(({ address }) => address && isAt(address))?.id ?? path[0];
});
