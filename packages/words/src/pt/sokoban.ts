import type { Deadlock, End, Rejection, TextProblem } from '@dedalo/sokoban';
import { counted } from '../counted.ts';
import { showCharacter } from '../show-character.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';
import { guide } from './sokoban-guide.ts';

const boxes = counted('pt', { one: '# caixa', other: '# caixas' });
const goals = counted('pt', { one: '# objetivo', other: '# objetivos' });
const moves = counted('pt', { one: '# movimento', other: '# movimentos' });
const pushes = counted('pt', { one: '# empurrão', other: '# empurrões' });
const pulls = counted('pt', { one: '# puxão', other: '# puxões' });
const levels = counted('pt', { one: '# nível', other: '# níveis' });
const games = counted('pt', { one: '# partida guardada', other: '# partidas guardadas' });
const stars = counted('pt', { one: '# estrela em 3', other: '# estrelas em 3' });

const problem: Sentences<TextProblem> = {
  'no-levels': () => 'não contém nenhum nível. Um nível desenha-se com # parede, @ jogador, $ caixa, . objetivo.',
  'collection-too-large': ({ most }) =>
    `é demasiado grande; de um só ficheiro leem-se, no máximo, ${most} casas e movimentos.`,
  'unexpected-line': ({ expected }) => `aqui devia estar: ${expected}.`,
  'bad-xml': ({ expected }) => `este XML não é de uma coleção de níveis; aqui devia estar: ${expected}.`,
  'unknown-square': ({ character }) =>
    `${showCharacter(character)} não significa nada num nível; os símbolos são # parede, @ jogador, + jogador num objetivo, $ caixa, * caixa num objetivo, . objetivo e o espaço.`,
  'no-player': () => 'este nível não tem jogador (@, ou + num objetivo).',
  'second-player': () => 'este nível tem um segundo jogador; só pode haver um.',
  'player-blocked': () => 'o jogador e uma caixa estão na mesma casa.',
  'board-incomplete': () => 'o tabuleiro não tem uma casa para cada linha e coluna.',
  'no-boxes': () => 'este nível não tem caixas ($, ou * num objetivo).',
  'boxes-and-goals-differ': (found) =>
    `este nível tem ${boxes(found.boxes)} e ${goals(found.goals)}; tem de haver tantas caixas como objetivos.`,
  'square-twice': () => 'há duas caixas, ou dois objetivos, na mesma casa.',
  'square-outside': () => 'há alguma coisa fora do tabuleiro.',
  'square-in-wall': () => 'há alguma coisa dentro de uma parede.',
  'level-too-small': ({ least }) =>
    `este nível é demasiado pequeno; precisa de, pelo menos, ${least} linhas e ${least} colunas.`,
  'level-too-large': ({ most }) =>
    `este nível é demasiado grande; pode ter, no máximo, ${most} linhas e ${most} colunas.`,
  'bad-count': ({ most }) => `uma contagem tem de ser um número inteiro de 1 a ${most}.`,
  'group-not-closed': () => 'este ( nunca é fechado.',
  'group-not-opened': () => 'este ) nunca foi aberto.',
  'count-of-nothing': () => 'este número não conta nada; a seguir tem de vir um símbolo ou (.',
  'runs-too-long': ({ most }) => `por extenso, isto passaria dos ${most} símbolos.`,
  'unknown-move': ({ character }) =>
    `${showCharacter(character)} não é um movimento; os movimentos são u, d, l, r e as suas maiúsculas.`,
  'jump-not-closed': () => 'este [ nunca é fechado.',
  'jump-not-opened': () => 'este ] nunca foi aberto.',
  'bad-limit': ({ most }) => `o limite de movimentos tem de ser um número inteiro de 1 a ${most}.`,
  'no-reverse-play': () => 'este nível não pode ser jogado no modo inverso: não tem tantos objetivos como caixas.',
};

const rejection: Sentences<Rejection> = {
  'game-over': () => 'o jogo já acabou.',
  'not-your-turn': () => 'aqui só o jogador se move.',
  'wall-ahead': () => 'há ali uma parede.',
  'edge-ahead': () => 'o tabuleiro acaba ali.',
  'box-meets-wall': () => 'a caixa não se mexe: do outro lado há uma parede.',
  'box-meets-box': () => 'a caixa não se mexe: do outro lado há outra caixa.',
  'box-meets-edge': () => 'a caixa não se mexe: do outro lado acaba o tabuleiro.',
  'box-ahead': () => 'há ali uma caixa, e no modo inverso as caixas só se puxam.',
  'no-box-to-pull': () => 'não tens atrás de ti nenhuma caixa para puxar.',
  'only-in-reverse': () => 'puxar e saltar, só no modo inverso.',
  'jump-first': () => 'no modo inverso, primeiro escolhes onde começar.',
  'no-way-to-jump': () => 'não dá para lá chegar.',
};

const list = new Intl.ListFormat('pt');

/** `at` names the place of a box. */
const deadlock = (at: (box: number) => string): Sentences<Deadlock> => ({
  'dead-square': ({ box }) => `A caixa em ${at(box)} já não consegue chegar a nenhum objetivo.`,
  frozen: (found) =>
    `O nível já não tem solução: ${found.boxes.length === 1 ? 'está presa a caixa' : 'estão presas as caixas'} em ${list.format(found.boxes.map(at))}.`,
  'too-few-goals': (found) =>
    `O nível já não tem solução: não sobram objetivos que cheguem para as caixas em ${list.format(found.boxes.map(at))}.`,
});

const ends: Readonly<Record<End, string>> = {
  solved: 'resolvido',
  stuck: 'já nada se pode mover',
  'action-limit': 'limite de movimentos atingido',
};

export const sokoban: Words['games']['sokoban'] = {
  name: 'Sokoban',
  summary: 'empurra todas as caixas para os objetivos',
  aim: {
    forward: 'Empurra todas as caixas para os objetivos.',
    reverse: 'Puxa todas as caixas dos objetivos até às posições iniciais.',
  },
  legend: 'P tu, B caixa, G objetivo, * caixa num objetivo, - parede.',
  howTo: (keys) => [
    `Anda com ${keys}. Vai contra uma caixa e ela avança uma casa. Empurra todas as caixas para os objetivos.`,
    'Podes empurrar uma caixa de cada vez, mas nunca puxar. Uma caixa num canto fica lá para sempre: olha bem antes de empurrar.',
    'Aqui nada se perde: anula quanto quiseres, refaz ou recomeça. Até um recomeço se pode anular.',
  ],
  problem,
  rejection,
  deadlock,
  ends,
  boxes,
  moves,
  pushes,
  pulls,
  levels,
  games,
  size: 'tamanho',
  boxesHead: 'caixas',
  movesHead: 'movimentos',
  pushesHead: 'empurrões',
  pullsHead: 'puxões',
  titleHead: 'título',
  packs: {
    'first-steps': 'Primeiros passos',
    classic: 'Clássicos',
    pockets: 'Salinhas',
    workshop: 'Oficina',
    harbour: 'Cais',
    tangles: 'Novelos',
    summits: 'Cumes',
  },
  reverse: 'modo inverso',
  by: (author) => `de ${author}`,
  solved: (what) => `Resolvido com ${moves(what.moves)} e ${pushes(what.pushes)}.`,
  solvedInReverse: (what) => `Resolvido no modo inverso com ${moves(what.moves)} e ${pulls(what.pulls)}.`,
  best: (what) => `melhor: ${moves(what.moves)}, ${pushes(what.pushes)}`,
  par: {
    stars,
    bestKnown: (count) => `Melhor conhecido: ${count}`,
    fewest: (count) => `Mínimo possível: ${count}`,
    oneMore: (count) => `Mais uma estrela com ${count} ou menos`,
  },
  noSolution: 'Não há nenhuma solução guardada para este nível.',
  leftOut: (what) => `Ficaram de fora: ${what}`,
  leftOutMore: (count) => `e mais ${count}`,
  noBoxThere: 'Não há ali nenhuma caixa para empurrar.',
  noWalk: 'Não dá para lá chegar sem empurrar.',
  noPush: 'Não dá para empurrar a caixa até lá sem mexer nas outras.',
  cannotReverse: 'Este nível não pode ser jogado no modo inverso.',
  chooseStart: 'Clica onde queres começar, ou carrega numa seta.',
  pullKeys:
    'Shift+seta, ou uma letra maiúscula, puxa a caixa que tens atrás; um clique ou um toque na caixa também serve.',
  allSolved: 'Todos os outros níveis estão resolvidos.',
  noOtherLevel: 'Não se conhecem outros níveis a partir daqui.',
  guide,
  commands: {
    watch: ['resolver', 'ver uma solução a partir daqui'],
    shorten: ['encurtar', 'encurtar a tua solução deste nível'],
    reverse: ['inverso', 'jogar no modo inverso: puxar as caixas para fora dos objetivos'],
    'dead-squares': ['casas mortas', 'marcar as casas de onde nenhuma caixa chega a um objetivo'],
    levels: ['níveis', 'mostrar a lista de níveis'],
    next: ['seguinte', 'ir para o próximo nível por resolver'],
    previous: ['anterior', 'ir para o nível anterior'],
    bookmark: ['marcador', 'guardar esta posição'],
    bookmarks: ['marcadores', 'voltar a uma posição guardada'],
  },
  otherPack: ['coleção', 'outra coleção'],
};
