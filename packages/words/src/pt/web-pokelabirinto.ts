import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const added = counted('pt', { one: '# criatura acrescentada.', other: '# criaturas acrescentadas.' });

/** What the browser says of this game. */
export const webPokelabirinto: Words['web']['pokelabirinto'] = {
  goOn: 'Continuar a tua partida',
  begin: 'Entrar no labirinto',
  beginAnew: 'Começar uma nova partida; a que deixaste perde-se',
  theGame: 'A partida',
  theMaze: 'O labirinto',
  hitPoints: 'pontos de vida',
  seeds: { fresh: 'uma nova', daily: 'a de hoje', typed: 'a tua' },
  seedNotes: {
    fresh: 'Um labirinto diferente de cada vez.',
    daily: 'Quem hoje escolher a mesma partida encontra o mesmo labirinto.',
    typed: 'A mesma palavra faz o mesmo labirinto.',
  },
  yourSeed: 'A tua semente',
  own: {
    title: 'Criaturas tuas',
    note: 'Um ficheiro TOML com nomes, pontos de vida e ataques; o aspeto de cada uma nasce do seu nome.',
    choose: 'Escolher um ficheiro',
    save: 'Guardar todas as criaturas num ficheiro',
    remove: 'Retirá-las',
    added: (count) => added(count),
    atLine: (what) => `${what.file}, linha ${what.line}: ${what.text}`,
  },
  squares: {
    wall: 'parede',
    open: 'chão',
    entrance: 'entrada, fechada',
    exit: 'saída',
    unseen: 'ainda não vista',
  },
  you: (name) => `tu, ${name}`,
  standsOn: (what) => `${what.name}; casa: ${what.place}`,
  boardKeys: 'As setas movem. A tabela depois do labirinto mostra cada casa que conheces.',
  opponentsLeft: 'adversários',
  steps: 'ações',
  fight: (what) => `${what.hero} e ${what.rival}`,
  fightHead: 'Luta',
  meetingHead: 'Encontro',
  log: 'O que aconteceu',
  odds: 'Probabilidades',
  hideOdds: 'Esconder as probabilidades',
  notEnough: 'energia insuficiente',
  toMaze: 'Voltar ao labirinto',
  firstStep: {
    mouse:
      'A tua criatura está algures num labirinto. Anda com as setas, ou clica onde queres ir, e encontra a saída. A entrada fechou-se atrás de ti.',
    touch:
      'A tua criatura está algures num labirinto. Desliza o dedo para andar, ou toca onde queres ir, e encontra a saída. A entrada fechou-se atrás de ti.',
  },
  results: { escaped: 'Fora do labirinto', 'knocked-out': 'KO', 'action-limit': 'Ações esgotadas' },
  fightsWon: 'lutas ganhas',
  anotherMaze: 'Outro labirinto',
  sameMaze: 'O mesmo labirinto outra vez',
  change: 'Mudar a partida',
  whichMaze: 'Este labirinto',
  replay: {
    walked: (place) => `vai para ${place}`,
    met: (name) => `encontra ${name}`,
    fights: 'luta',
    counts: (what) => `${what.hp} pontos de vida, ${what.energy} energia, adversários: ${what.opponents}`,
  },
};
