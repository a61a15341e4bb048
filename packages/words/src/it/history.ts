import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

export const history: Words['history'] = {
  notKept: 'Il browser non ci lascia conservare le partite finite.',
  gone: counted('it', {
    one: 'La raccolta è piena: la partita più vecchia è stata tolta. Le preferite vanno via per ultime.',
    other: 'La raccolta è piena: le # partite più vecchie sono state tolte. Le preferite vanno via per ultime.',
  }),
  figures: {
    actions: counted('it', { one: '# azione', other: '# azioni' }),
    moves: counted('it', { one: '# mossa', other: '# mosse' }),
    pushes: counted('it', { one: '# spinta', other: '# spinte' }),
    rounds: counted('it', { one: '# turno', other: '# turni' }),
    supplies: counted('it', { one: '# provvista', other: '# provviste' }),
    fights: counted('it', { one: '# lotta vinta', other: '# lotte vinte' }),
    hitPoints: counted('it', { one: '# punto ferita rimasto', other: '# punti ferita rimasti' }),
    lives: counted('it', { one: '# vita rimasta', other: '# vite rimaste' }),
    mazes: counted('it', { one: '# labirinto', other: '# labirinti' }),
    score: counted('it', { one: '# punto', other: '# punti' }),
  },
};
