export { pokelabirinto } from '@dedalo/pokelabirinto';
