import { squareName } from '@dedalo/grid';
import type { BotName, End, Rank, Rejection, RuleSetName, TextProblem } from '@dedalo/stratego';
import { counted } from '../counted.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';

/** A rank with its article. */
const the = (piece: string): string => (/^\w+a( |$)/.test(piece) ? `a ${piece}` : `o ${piece}`);

/** Cells are numbered row by row. */
const SIDE = 10;
const cellText = (cell: number): string => squareName(cell, SIDE);
const cells = counted('pt', { one: '# casa', other: '# casas' });
const rows = counted('pt', { one: '# linha', other: '# linhas' });
const moves = counted('pt', { one: '# jogada', other: '# jogadas' });
const games = counted('pt', { one: '# partida', other: '# partidas' });

const problem: Sentences<TextProblem> = {
  'bad-moves': ({ value, most }) => `não dá para jogar com ${value} jogadas para cada um; têm de ser de 1 a ${most}.`,
  'unknown-piece': ({ found }) =>
    `a peça ${found} não existe; há FL FB SB MA GE FM SM FS SS SP, e .. é uma casa livre.`,
  'piece-missing': ({ piece }) => `falta a peça ${piece}.`,
  'piece-twice': ({ piece }) => `a peça ${piece} aparece duas vezes.`,
  'bad-row': ({ expected, found }) => `esta linha tem ${cells(found)}; são precisas ${expected}.`,
  'bad-rows': ({ expected, found }) => `esta disposição tem ${rows(found)}; são precisas ${expected}.`,
  'unexpected-line': ({ expected }) => `aqui devia estar: ${expected}.`,
};

const rejection: Sentences<Rejection> = {
  'game-over': () => 'o jogo já acabou.',
  'not-your-turn': () => 'não é a tua vez.',
  'wrong-cell': ({ cell }) => `${cellText(cell)} não fica nas tuas quatro linhas.`,
  'taken-cell': ({ cell }) => `em ${cellText(cell)} já há uma peça.`,
  'wrong-source-cell': ({ cell }) => `em ${cellText(cell)} não há nenhuma peça tua.`,
  'wrong-piece': () => 'a bandeira e as bombas nunca se movem.',
  'wrong-target-cell': () => 'para ali não pode ir: é um lago, fica fora do tabuleiro ou há lá uma peça tua.',
  'return-too-early': ({ ago }) => `esta peça saiu dessa casa há ${moves(ago)}: ainda não pode voltar para lá.`,
  'wrong-scout-path': ({ cell }) => `em ${cellText(cell)} há um obstáculo.`,
  'wrong-move': () => 'só um explorador dá mais de um passo, e ninguém dá menos de um.',
  'not-now': ({ phase }) =>
    phase === 'setting-up' ? 'primeiro é preciso colocar todas as peças.' : 'as peças já estão colocadas.',
};

const ends: Readonly<Record<End, string>> = {
  'flag-captured': 'bandeira capturada',
  'no-moves': 'nenhuma jogada possível',
  resigned: 'desistência',
  'action-limit': 'jogadas esgotadas, ninguém ganha',
};

const ranks: Readonly<Record<Rank, string>> = {
  flag: 'bandeira',
  bomb: 'bomba',
  marshal: 'marechal',
  general: 'general',
  miner: 'mineiro',
  scout: 'explorador',
  spy: 'espião',
};

const bots: Readonly<Record<BotName | 'person', string>> = {
  random: 'Sonhador',
  recruit: 'Recruta',
  rules: 'Instrutor',
  corporal: 'Cabo',
  captain: 'Capitão',
  colonel: 'Coronel',
  search: 'Estratega',
  person: 'uma segunda pessoa',
};

/** How each of them plays. */
const botsAbout: Readonly<Record<BotName | 'person', string>> = {
  random: 'Uma jogada qualquer, todas igualmente prováveis.',
  recruit: 'Não vê além da jogada seguinte e só se lembra da última carta que um combate mostrou.',
  rules: 'Vê a jogada seguinte e segue as regras de uma boa troca.',
  corporal: 'Não vê além da jogada seguinte, mas pondera o que podem ser as tuas peças; lembra-se de duas cartas.',
  captain: 'Vê duas jogadas à frente e lembra-se de três cartas.',
  colonel: 'Vê quatro jogadas à frente e não esquece nenhuma carta.',
  search: 'Vê tão longe quanto o tempo lhe permite, não esquece nenhuma carta e aprende com as tuas jogadas.',
  person: 'Partilham este ecrã. Entre as jogadas não mostra nada até o outro estar pronto.',
};

const ruleSets: Readonly<Record<RuleSetName, string>> = {
  final: 'uma peça pode voltar depois de duas jogadas',
  april: 'uma peça pode voltar depois de três jogadas',
};

export const stratego: Words['games']['stratego'] = {
  name: 'Stratego Duel',
  summary: 'encontra a bandeira inimiga entre dez peças escondidas',
  howTo: [
    'Coloca as tuas dez peças nas tuas quatro linhas; o inimigo não vê quais são. Depois, à vez, cada um move uma peça uma casa; um explorador anda em linha reta quanto quiser, enquanto as casas estiverem livres. A bandeira e as bombas não se movem.',
    'Quem chega a uma casa do inimigo luta. As duas peças são reveladas: fica a mais alta; se forem iguais, saem ambas. Uma bomba trava todos menos os mineiros; um espião que ataca vence o marechal.',
    'Ganha quem chegar à bandeira, e também quem deixar o outro sem jogadas. Uma peça não pode voltar logo a uma casa de onde acabou de sair.',
  ],
  problem,
  rejection,
  ends,
  ranks,
  bots,
  botsAbout,
  suggested: 'sugerido para ti',
  stronger: (name) => `Vitória clara. A seguir: ${name}`,
  weaker: (name) => `Derrota clara. Experimenta: ${name}`,
  ruleSets,
  games,
  sides: ['Vermelho', 'Azul'],
  malformed: 'isto não se percebe.',
  irregular: (what) => `Irregularidade do ${what.side} em ${what.method} (${what.code})`,
  youAre: (side) => `és o ${side}`,
  twoPeople: 'duas pessoas num só ecrã',
  against: (bot) => `adversário: ${bot}`,
  move: (what) => `jogada ${what.move} de ${what.of}`,
  movesLeft: counted('pt', { one: 'falta # jogada', other: 'faltam # jogadas' }),
  settingUp: (what) => `peças colocadas: ${what.placed} de ${what.of}`,
  turnOf: (side) => `agora joga o ${side}`,
  placing: (side) => `o ${side} coloca as peças`,
  thinking: (side) => `o ${side} está a pensar`,
  began: 'As peças estão todas colocadas.',
  moved: (what) => `o ${what.side} joga de ${what.from} para ${what.to}`,
  fought: (what) => `${the(what.piece)} do ${what.side} ataca ${the(what.enemy)} do ${what.other}`,
  stays: (piece) => `vence ${the(piece)}`,
  bothGo: 'saem ambas',
  won: (side) => `ganha o ${side}`,
  reasons: {
    'flag-captured': (loser) => `a bandeira do ${loser} foi capturada`,
    'no-moves': (loser) => `o ${loser} já não tem jogadas`,
    resigned: (loser) => `o ${loser} desistiu`,
    'action-limit': () => 'jogadas esgotadas, ninguém ganha',
  },
  allShown: 'Agora as peças estão todas à vista.',
  handOver: (side) => `${side}, é a tua vez.`,
  handOverAbout: (side) => `Agora só o ${side} deve olhar para o ecrã.`,
  captured: (pieces) => `capturadas: ${pieces}`,
  lost: (pieces) => `perdidas: ${pieces}`,
  none: 'nenhuma',
  tray: { pieces: 'restantes', you: 'tu', enemy: 'inimigo', unknown: 'ocultas' },
  marks: { still: 'ainda não se moveu', moved: 'já se moveu', ran: 'correu: é um explorador' },
  inHand: 'por colocar',
  placeNext: (piece) => `a seguir: ${piece}`,
  allPlaced: 'já estão todas colocadas',
  placeFirst: counted('pt', { one: 'ainda falta colocar # peça.', other: 'ainda falta colocar # peças.' }),
  notYours: 'Escolhe primeiro uma peça tua.',
  cannotMove: 'Esta peça não se pode mover agora.',
  commands: {
    pool: ['ao acaso', 'usar uma disposição já pronta, tirada ao acaso'],
    mirror: ['espelhar', 'trocar a esquerda e a direita'],
    clear: ['limpar', 'retirar todas as peças'],
    remove: ['retirar', 'retirar a peça sob o cursor'],
    'next-piece': ['peça seguinte', 'passar à peça seguinte'],
    'piece-before': ['peça anterior', 'voltar à peça anterior'],
    setups: ['disposições', 'guardar esta disposição ou usar uma das tuas'],
    begin: ['começar', 'começar com esta disposição'],
    hurry: ['jogar já', 'fazer o adversário jogar já'],
    earlier: ['antes', 'ver a posição de uma jogada antes'],
    later: ['depois', 'ver a posição de uma jogada depois'],
    now: ['agora', 'voltar à posição de agora'],
    moves: ['jogadas', 'a lista das jogadas feitas até agora'],
    resign: ['desistir', 'dar a partida por perdida'],
  },
  /** What a shared command does here. */
  keyWords: {
    pick: ['agarrar', 'agarrar a peça sob o cursor'],
    go: ['ir', 'ir para a casa sob o cursor'],
    drop: ['largar', 'largar a peça agarrada'],
    place: ['colocar', 'colocar, agarrar ou trocar uma peça sob o cursor'],
    show: ['mostrar', 'mostrar as tuas peças'],
    start: ['começar', 'começar a partida'],
  },
  moveList: {
    title: 'Jogadas',
    start: 'o início',
    moved: (what) => `de ${what.from} para ${what.to}`,
    pieceMoved: (what) => `${what.piece} de ${what.from} para ${what.to}`,
    met: {
      attacker: (what) => `captura ${the(what.enemy)}`,
      defender: (what) => `perde contra ${the(what.enemy)}`,
      both: (what) => `encontra ${the(what.enemy)}: saem ambas`,
    },
    hiddenMet: {
      attacker: (what) => `${the(what.own)} captura ${the(what.enemy)}`,
      defender: (what) => `${the(what.own)} perde contra ${the(what.enemy)}`,
      both: (what) => `${the(what.own)} encontra ${the(what.enemy)}: saem ambas`,
    },
    backAtStart: 'Uma posição anterior: antes da primeira jogada',
    backAfter: (what) => `Uma posição anterior: ${what.move}, ${what.text}`,
    toNow: 'Voltar a agora',
    toNowFirst: 'esta é uma posição anterior: para jogar, volta a agora.',
    isNow: 'A posição de agora.',
  },
  resigning: {
    title: 'Desistir desta partida?',
    text: 'Ficas com a partida perdida e todas as peças são reveladas.',
    resign: 'Desistir',
    stay: 'Continuar a jogar',
    ask: 'Escreve resign outra vez para desistir.',
  },
  choice: {
    title: 'Nova partida de Stratego Duel',
    side: 'A tua cor',
    against: 'Adversário',
    rules: 'Regras',
    time: 'O bot pensa durante',
    begin: 'Começar',
    seconds: (seconds) => `${seconds} s`,
  },
  click: 'clique: uma peça tua, depois para onde deve ir',
  setupClick: 'clique: uma casa para colocar ou agarrar, uma peça da lista para a escolher',
  legend:
    'FL bandeira, FB SB bombas, MA marechal 10, GE general 9, FM SM mineiros 3, FS SS exploradores 2, SP espião 1; R vermelho, B azul.',
  directions: 'Direções: 1 em frente, 2 para trás, 3 esquerda, 4 direita, de frente para o inimigo.',
  insertRow: (side) => `Indica a linha da jogada do ${side}:`,
  insertColumn: (side) => `Indica a coluna da jogada do ${side}:`,
  insertDirection: (side) => `Indica a direção da jogada do ${side}:`,
  insertSteps: (side) => `Indica o número de passos da jogada do ${side}:`,
  insertPlace: (what) => `Indica a linha e a coluna para ${the(what.piece)} do ${what.side}:`,
  askSetup:
    'A tua disposição: com pool tiras uma ao acaso, com o nome de um ficheiro lê-se a que lá está, ou então coloca as dez peças uma a uma.',
  setupBegun: 'já há peças colocadas: continua uma a uma.',
  numberNeeded: (what) => `é preciso um número inteiro de ${what.least} a ${what.most}.`,
  left: (what) => `${what.rank}: tuas ${what.own}, do inimigo ${what.enemy} (ocultas ${what.unknown})`,
  savedAs: (file) => `Guardado em ${file}. Para continuar: dedalo play stratego --plain --resume ${file}`,
  newGoesOn: 'Com new começas outra partida, com quit sais.',
  simulated: (what) =>
    `${games(what.games)}, para o Vermelho: vitórias ${what.wins}, empates ${what.draws}, derrotas ${what.losses}`,
  reasonHeads: ['motivo', 'Vermelho', 'Azul', 'ninguém'],
  interval: (what) => `o Vermelho ganha entre ${what.low} e ${what.high} das partidas (95% de certeza)`,
  stopped: (what) => `interrompido ao fim de ${what.games} das ${games(what.of)}`,
  setupsFine: counted('pt', { one: '# disposição, tudo em ordem', other: '# disposições, tudo em ordem' }),
};
