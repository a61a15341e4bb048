import type { End, Mind, Movement, Rejection, TextProblem, Variant, Way } from '@dedalo/pokelabirinto';
import { counted } from '../counted.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';

const SIDES = {
  rows: counted('pt', { one: '# linha', other: '# linhas' }),
  columns: counted('pt', { one: '# coluna', other: '# colunas' }),
} as const;

const actions = counted('pt', { one: '# ação', other: '# ações' });
const games = counted('pt', { one: '# partida', other: '# partidas' });
const trials = counted('pt', { one: '# luta de ensaio', other: '# lutas de ensaio' });
const number = counted('pt', { one: '#', other: '#' });
const hitPoints = counted('pt', { one: '# ponto de vida', other: '# pontos de vida' });

const problem: Sentences<TextProblem> = {
  'bad-size': ({ side, value, least, most }) =>
    `um labirinto não pode ter ${SIDES[side](value)}; têm de ser de ${least} a ${most}.`,
  'too-many-species': ({ value, most }) =>
    `não dá para jogar com ${value} espécies de criaturas; têm de ser de 1 a ${most}.`,
  'same-name': ({ creature }) => `há duas criaturas chamadas ${creature}.`,
  'no-rivals': () => 'é preciso pelo menos uma espécie de criatura para os adversários.',
  'no-such-species': ({ value }) => `não há nenhuma criatura número ${value + 1}.`,
  'bad-opponents': ({ value, most }) => `não dá para jogar com ${value} adversários; têm de ser de 0 a ${most}.`,
  'bad-gain': ({ least, most, limit }) =>
    `a energia ganha numa ronda não pode ir de ${least} a ${most}; são precisos dois números inteiros de 1 a ${limit}, primeiro o menor.`,
  'bad-limit': ({ value, most }) =>
    `o limite de ações não pode ser ${value}; tem de ser um número inteiro de 1 a ${most}.`,
  'not-toml': ({ detail }) => `isto não é TOML: ${detail}`,
  'no-creatures': () => 'não há aqui nenhuma criatura; cada uma começa com uma linha [[creature]].',
  'too-many-creatures': ({ most }) => `há criaturas a mais; com as do jogo, podem ser, no máximo, ${most}.`,
  'missing-value': ({ creature, key }) => `${creature}: falta ${key}.`,
  'bad-number': ({ creature, key, value, least, most }) =>
    `${creature}: ${key} é ${value}; tem de ser um número inteiro de ${least} a ${most}.`,
  'bad-name': ({ creature, key, longest }) =>
    `${creature}: ${key} tem de ser um texto de 1 a ${longest} caracteres: letras, algarismos, espaços ou os sinais . ' -`,
  'not-a-list': ({ key }) => `${key} tem de se escrever [[${key}]], uma vez para cada.`,
  'not-a-table': ({ key }) => `${key} tem de ser uma tabela à parte.`,
  'unknown-key': ({ key, nearest }) =>
    `${key} não significa nada aqui.${nearest === undefined ? '' : ` Querias dizer ${nearest}?`}`,
  'name-taken': ({ creature }) => `já há uma criatura chamada ${creature}.`,
  'unexpected-line': ({ expected }) => `aqui devia estar: ${expected}.`,
};

const NOT_NOW = {
  walking: 'não há aqui ninguém com quem lutar; escolhe para onde ir.',
  meeting: 'primeiro decide: lutar (C) ou recuar (T).',
  fighting: 'estás a meio de uma luta; escolhe um ataque, 1 ou 2.',
} as const;

const rejection: Sentences<Rejection> = {
  'game-over': () => 'o jogo já acabou.',
  'not-your-turn': () => 'não é a tua vez.',
  'wall-ahead': () => 'há ali uma parede.',
  'entrance-closed': () => 'a entrada fechou-se atrás de ti.',
  'not-now': ({ phase }) => NOT_NOW[phase],
  'no-energy': () => 'a energia não chega para este ataque.',
};

const ends: Readonly<Record<End, string>> = {
  escaped: 'encontrada a saída do labirinto',
  'knocked-out': 'a tua criatura ficou KO',
  'action-limit': 'ações esgotadas',
};

const variants: Readonly<Record<Variant, string>> = {
  escape: 'mais ninguém no labirinto',
  standing: 'um adversário parado algures',
  wandering: 'um adversário que anda ao acaso',
};

/** Said of one opponent and of many. */
const movements: Readonly<Record<Movement, string>> = {
  still: 'sempre no mesmo sítio',
  random: 'a andar ao acaso',
  hunter: 'no teu encalço',
  patrol: 'de um lado para o outro',
  ambusher: 'à espreita',
};

const minds: Readonly<Record<Mind, string>> = {
  random: 'ataca ao acaso',
  greedy: 'usa o ataque mais forte',
  expectimax: 'pensa nas jogadas seguintes',
  person: 'uma segunda pessoa escolhe',
};

const ways: Readonly<Record<Way, string>> = {
  W: 'para cima',
  A: 'para a esquerda',
  S: 'para baixo',
  D: 'para a direita',
};

export const pokelabirinto: Words['games']['pokelabirinto'] = {
  name: 'PokéLabirinto',
  summary: 'leva a tua criatura para fora do labirinto; luta com quem encontrares, ou evita lutas',
  howTo: [
    'A tua criatura está algures num labirinto. Encontra a saída U. A entrada fechou-se atrás de ti.',
    'Quando encontrares uma criatura selvagem, luta (C) ou recua (T). A luta só acaba quando uma das duas fica KO; em cada ronda ambas ganham energia, e uma moeda decide qual ataca primeiro.',
    'Um ataque custa energia e causa um dano ao acaso, até ao seu máximo. Antes de lutar, pede as probabilidades (I).',
  ],
  problem,
  rejection,
  ends,
  variants,
  movements,
  minds,
  ways,
  actions,
  games,
  chooseWay: 'Escolhe para onde queres ir:',
  canGo: 'Podes ir:',
  badWay: 'Erro. Movimento inválido',
  met: (name) => `Encontraste uma criatura selvagem: ${name}!`,
  metAnother: (name) => `Encontraste outra criatura selvagem: ${name}!`,
  fightOrBack: 'Queres lutar (C) ou recuar (T)?',
  badChoice: 'Erro. Escolha inválida',
  turnedBack: 'Recuaste!',
  madeWay: (name) => `${name} recua!`,
  condition: (what) => `${what.name}  PV: ${what.hp}, energia: ${what.energy}`,
  turnOf: (name) => `Vez de ${name}`,
  attack: (what) =>
    `${what.number}) ${what.name} (custa ${what.cost} de energia, no máximo ${what.mostDamage} de dano)`,
  attackNumbers: (what) => `custo ${what.cost}, dano 0-${what.mostDamage}`,
  powerless: (name) => `${name} não tem energia suficiente!`,
  attacked: (what) => `${what.name} usa ${what.attack} e causa ${what.damage} de dano!`,
  gained: (what) => `${what.name} ganha ${what.energy} de energia`,
  fightWon: (name) => `${name} vence a luta!`,
  escaped: 'Encontraste a saída do labirinto!\n Ganhaste o jogo',
  lost: 'Perdeste o jogo',
  badSize: 'ERRO: dimensões do labirinto inválidas.',
  entranceNote: '«E» é a entrada, onde o labirinto começou a crescer',
  legend: 'P tu, X um adversário, U saída, . livre, # parede.',
  chooseCreature: 'Escolhe a tua criatura:',
  chooseMaze: (what) => `labirinto: ${what.text}. Escreve ${what.command} para o mudar: ${what.other}`,
  chooseHow: 'Escreve o número ou o nome; help explica, quit sai.',
  chooseHelp: `Escreve o número ou o nome da criatura que queres tirar do labirinto.
Quem fica sem pontos de vida está KO. Um ataque custa a sua energia e causa um dano ao acaso, até ao seu máximo.
classic tem espaços abertos, e alguns destes labirintos estão quase por escavar. clean está todo escavado, só com corredores.
quit sai (o fim da entrada faz o mesmo).`,
  species: (what) => `${what.name}, ${hitPoints(what.hp)}; ${what.attacks}`,
  attackSummary: (what) => `${what.name} (${what.cost} de energia, até ${what.mostDamage})`,
  odds: (share) => `em cada 100 lutas como esta, ganhas ${share}`,
  oddsBest: (share) => `em cada 100 lutas como esta, ganhas pelo menos ${share}`,
  oddsNamed: (what) => `em cada 100 lutas como esta, ${what.name} ganha pelo menos ${what.share}`,
  oddsAbout: (what) =>
    `ganhas cerca de ${what.share} em cada 100 (${trials(what.fights)}; há casos a mais para um cálculo exato)`,
  oddsWorking: (share) => `a calcular as probabilidades: ${share}%`,
  noOdds: 'agora não há ninguém com quem lutar.',
  bestAttack: (name) => `melhor ataque: ${name}`,
  hp: 'PV',
  energy: 'energia',
  you: 'tu',
  wild: 'selvagem',
  inMaze: counted('pt', { one: '# adversário no labirinto', other: '# adversários no labirinto' }),
  nobodyLeft: 'nenhum adversário',
  notSeen: 'fora de vista',
  fog: 'nevoeiro',
  handOver: (name) => `segundo jogador: escolhe por ${name}`,
  commands: {
    fight: ['lutar', 'lutar com a criatura encontrada'],
    'turn-back': ['recuar', 'recuar perante a criatura encontrada'],
    'attack-1': ['ataque 1', 'usar o primeiro ataque'],
    'attack-2': ['ataque 2', 'usar o segundo ataque'],
  },
  /** What a shared command does here. */
  keyWords: {
    odds: ['probabilidades', 'mostrar as probabilidades desta luta'],
    again: ['de novo', 'o mesmo labirinto de novo'],
    goOn: ['labirinto', 'voltar ao labirinto'],
    begin: ['começar', 'começar a partida'],
  },
  click: 'clique numa casa: ir para lá; U é a saída',
  clickAttack: 'clique num ataque: usá-lo',
  againSure: (key) => `carrega em ${key} outra vez para recomeçar este labirinto`,
  setup: {
    title: 'Nova partida de PokéLabirinto',
    creature: 'Criatura',
    variant: 'Partida',
    size: 'Tamanho',
    maze: 'Labirinto',
    opponents: 'Adversários',
    movement: 'Movimento',
    mind: 'Na luta',
    fog: 'Nevoeiro',
    begin: 'Começar',
    change: ['mudar', 'mudar o valor da linha marcada'],
    mazes: { classic: 'clássico, com espaços abertos', clean: 'só corredores, todo escavado' },
    own: 'à tua maneira',
  },
  idleRounds: counted('pt', { one: '# ronda sem ataques', other: '# rondas sem ataques' }),
  savedAs: (file) => `Guardado em ${file}. Para continuar: dedalo play pokelabirinto --plain --resume ${file}`,
  savedOver: (file) => `Guardado em ${file}. Para rever: dedalo replay ${file}`,
  simulated: (what) =>
    `${games(what.games)}: saída encontrada ${number(what.escaped)}, KO ${number(what.knockedOut)}, por acabar ${number(what.unfinished)}`,
  interval: (what) => `acabam fora do labirinto entre ${what.low} e ${what.high} das partidas (95% de certeza)`,
  fought: (what) =>
    `encontros: ${number(what.meetings)}, lutas: ${number(what.fights)}, das quais ganhas: ${number(what.won)}`,
  stopped: (what) => `interrompido ao fim de ${number(what.games)} das ${games(what.of)}`,
  newGoesOn: 'Com new começas outra partida, com quit sais.',
  oddsOf: (what) => `em cada 100 lutas contra ${what.rival}, ${what.hero} ganha ${what.share}`,
  oddsTable: 'lutas ganhas em cada 100 por cada criatura (linhas) contra cada uma (colunas):',
  oddsOfAbout: (what) =>
    `em cada 100 lutas contra ${what.rival}, ${what.hero} ganha cerca de ${what.share}: entre ${what.low} e ${what.high}, com 95% de certeza (${trials(what.fights)}; há casos a mais para um cálculo exato)`,
  oddsTableAbout: (count) => `~ por ${trials(count)}; há casos a mais para um cálculo exato`,
  creatureHeads: ['criatura', 'pontos de vida', 'ataque 1', 'custo', 'dano máximo', 'ataque 2', 'custo', 'dano máximo'],
  creaturesFine: counted('pt', { one: '# criatura, tudo em ordem', other: '# criaturas, tudo em ordem' }),
};
