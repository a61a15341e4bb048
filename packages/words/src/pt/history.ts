import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

export const history: Words['history'] = {
  notKept: 'O navegador não nos deixa guardar os jogos acabados.',
  gone: counted('pt', {
    one: 'A coleção está cheia: saiu o jogo mais antigo. Os favoritos saem por último.',
    other: 'A coleção está cheia: saíram os # jogos mais antigos. Os favoritos saem por último.',
  }),
  figures: {
    actions: counted('pt', { one: '# ação', other: '# ações' }),
    moves: counted('pt', { one: '# jogada', other: '# jogadas' }),
    pushes: counted('pt', { one: '# empurrão', other: '# empurrões' }),
    rounds: counted('pt', { one: '# ronda', other: '# rondas' }),
    supplies: counted('pt', { one: '# mantimento', other: '# mantimentos' }),
    fights: counted('pt', { one: '# luta ganha', other: '# lutas ganhas' }),
    hitPoints: counted('pt', { one: 'resta # ponto de vida', other: 'restam # pontos de vida' }),
    lives: counted('pt', { one: 'resta # vida', other: 'restam # vidas' }),
    mazes: counted('pt', { one: '# labirinto', other: '# labirintos' }),
    score: counted('pt', { one: '# ponto', other: '# pontos' }),
  },
};
