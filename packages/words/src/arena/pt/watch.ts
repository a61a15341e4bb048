import type { ArenaWords } from '../words.ts';

export const watch: ArenaWords['watch'] = {
  at: (address) => `vê os jogos em ${address}`,
  portTaken: (port) => `--watch ${port}: a porta está ocupada. Escolhe outra, ou tira o número.`,
  played: (what) => `${what.done} de ${what.of} jogos feitos`,
  standings: 'Classificação',
  underway: 'A jogar agora',
  nothingUnderway: 'Não se está a jogar nenhum jogo.',
  last: 'Últimos jogos',
  nothingPlayed: 'Ainda não acabou nenhum jogo.',
  turn: (turn) => `vez ${turn}`,
  toMove: (name) => `joga ${name}`,
  seenBy: (name) => `como ${name} o vê`,
  notSeen: 'Ainda não se viu nada deste jogo.',
  over: 'Acabou; esta página já não muda.',
};
