import { counted } from '../counted.ts';
import type { Words } from '../words.ts';
import { expeditionJudged } from './expedition-judged.ts';
import { pokelabirinto } from './pokelabirinto.ts';

type Said = Words['games']['expedition'];

const points = counted('pt', { one: '# ponto', other: '# pontos' });
const hitPoints = counted('pt', { one: '# ponto de vida', other: '# pontos de vida' });
const steps = counted('pt', { one: '# passo', other: '# passos' });

const NOT_NOW = {
  walking: 'aqui não há ninguém com quem lutar; escolhe um caminho.',
  meeting: 'decide primeiro: lutar (C) ou recuar (T).',
  fighting: 'estás numa luta: ataca (1 ou 2), troca de criatura ou recua (T).',
  offer: 'decide primeiro: acolhê-la (J) ou deixá-la ir (L).',
} as const;

const rejection: Said['rejection'] = {
  'game-over': () => 'a viagem acabou.',
  'not-your-turn': () => 'não é a tua vez.',
  'wall-ahead': () => 'há ali uma parede.',
  'entrance-closed': () => 'a entrada fechou-se atrás de ti.',
  'not-now': ({ phase }) => NOT_NOW[phase],
  'no-energy': () => 'não há energia suficiente para este ataque.',
  'already-in-front': () => 'esta criatura já vai à frente.',
  'no-such-member': () => 'o teu grupo não tem tantas criaturas.',
  'not-this-place': () => 'ninguém se pode juntar neste lugar.',
};

export const expedition: Said = {
  name: 'A expedição',
  summary: 'conduz um grupo de criaturas de labirinto em labirinto, até onde der',
  howTo: [
    'Conduz a tua criatura pelo nevoeiro até à saída; atrás dela espera um labirinto maior e mais perigoso. Os becos sem saída escondem bagas, tónicos, lâmpadas e gemas. Não te demores: passado o seu limite de passos, o labirinto acorda e todos te perseguem.',
    'Quando encontras uma criatura, luta ou recua. O primeiro ataque é barato e fraco, o segundo é caro e forte; os pontos de vida e a energia ficam para o que vier a seguir. Quem recua é atingido uma vez.',
    'Quem venceste pode juntar-se a ti. O grupo tem três lugares; escolhe uma criatura para a pôr à frente. Lutas, labirintos, gemas e passos poupados dão pontos.',
  ],
  problem: pokelabirinto.problem,
  rejection,
  ends: {
    'knocked-out': 'a tua última criatura está KO',
    'action-limit': 'as ações estão esgotadas',
  },
  finds: { berry: 'baga', tonic: 'tónico', lamp: 'lâmpada', gem: 'gema' },
  struck: (what) => `${what.name} atinge quem recua: ${what.damage} de dano.`,
  swapped: (name) => `Agora vai à frente: ${name}.`,
  fainted: (name) => `${name} está KO e deixa o grupo.`,
  won: (name) => `Venceste ${name}!`,
  offer: (what) => `${what.name} pode juntar-se a ti com ${hitPoints(what.hp)}.`,
  joined: (name) => `${name} junta-se a ti.`,
  wentAway: (what) => `${what.name} segue o seu caminho; recuperas ${hitPoints(what.healed)}.`,
  found: {
    berry: (amount) => `Encontras uma baga: recuperas ${hitPoints(amount)}.`,
    tonic: (amount) => `Encontras um tónico: ${amount} de energia.`,
    lamp: () => 'Encontras uma lâmpada: mostra-te o labirinto todo.',
    gem: (amount) => `Encontras uma gema: ${points(amount)}.`,
  },
  scored: (count) => `+${points(count)}.`,
  left: (number) => `O labirinto ${number} ficou para trás; todos recuperam um pouco de força.`,
  entered: (what) => `Labirinto ${what.number}. Vivem aqui: ${what.names}.`,
  woke: 'O labirinto acorda: agora todos te perseguem!',
  party: 'O teu grupo',
  front: 'à frente',
  toFront: (name) => `pôr ${name} à frente`,
  free: 'lugar livre',
  maze: 'labirinto',
  stepsOfPar: 'passos / limite',
  score: 'pontos',
  livesHere: 'Quem vive aqui',
  awake: 'acordado',
  drawer: 'Acolhê-la?',
  joinFree: (name) => `${name} junta-se`,
  joinInstead: (name) => `em vez de ${name}`,
  letGo: 'deixá-la ir',
  letGoNote: (count) => `cura ${count}`,
  turnBackNote: (damage) => `custa até ${hitPoints(damage)}`,
  journey: 'A viagem',
  leg: (what) => `labirinto ${what.number}: ${steps(what.steps)}, limite ${what.par}, ${points(what.points)}`,
  beaten: (names) => `vencidos: ${names}`,
  lost: (names) => `KO: ${names}`,
  taken: (names) => `encontrados: ${names}`,
  boardKeys: 'As setas movem. A tabela depois do labirinto mostra cada casa que viste.',
  commands: {
    fight: ['lutar', 'lutar com a criatura encontrada'],
    'turn-back': ['recuar', 'recuar perante a criatura à tua frente'],
    'attack-1': ['ataque 1', 'usar o ataque barato'],
    'attack-2': ['ataque 2', 'usar o ataque forte'],
    'front-2': ['segunda', 'pôr a segunda criatura à frente'],
    'front-3': ['terceira', 'pôr a terceira criatura à frente'],
    join: ['acolher', 'acolher a criatura no lugar livre'],
    'join-1': ['lugar 1', 'dar à criatura o primeiro lugar'],
    'join-2': ['lugar 2', 'dar à criatura o segundo lugar'],
    'join-3': ['lugar 3', 'dar à criatura o terceiro lugar'],
    'let-go': ['deixar ir', 'deixar ir a criatura'],
    map: ['mapa', 'mostrar o mapa da viagem'],
  },
  starter: 'Quem vai à frente?',
  begin: 'Começar a viagem',
  goOn: 'Continuar a tua viagem',
  beginAnew: 'Começar uma nova viagem; a que deixaste perde-se',
  today: 'A viagem de hoje',
  todayNote: (name) => `Hoje todos atravessam os mesmos labirintos, com ${name} à frente.`,
  seedNote: 'A mesma semente faz os mesmos labirintos. Deixa o campo vazio para teres novos.',
  choose: 'Escolhe o jogo',
  described: 'Um só labirinto',
  describedText:
    'Um labirinto, uma criatura, uma saída: o primeiro jogo do PokéLabirinto, com todas as suas variantes.',
  journeyText:
    'Labirinto após labirinto com um grupo de criaturas: lutas a ponderar, coisas para encontrar, uma pontuação a bater.',
  over: (mazes) => `A viagem acaba no labirinto ${mazes}`,
  fightsWon: 'lutas ganhas',
  mazesDone: 'labirintos',
  record: 'um recorde',
  bestSoFar: (count) => `recorde: ${count}`,
  again: 'A mesma viagem outra vez',
  another: 'Outra viagem',
  change: 'Escolher outro jogo',
  whichJourney: 'Esta viagem',
  mazes: 'Labirintos',
  fresh: 'novos',
  todays: 'os de hoje',
  aboutFresh: 'Labirintos que ninguém viu; uma viagem que deixaste a meio perde-se.',
  swapTo: (what) => `${what.name} à frente (${what.hp}/${what.of} pontos de vida, ${what.energy} de energia)`,
  click: 'clique: uma casa para ir até lá, uma criatura do grupo para a pôr à frente',
  clickChoice: 'clique: o que queres fazer',
  legend:
    'P tu, X uma criatura, b baga, t tónico, l lâmpada, g gema, U saída, . livre, # parede; o que está em branco ainda não viste.',
  member: (what) => `${what.name}: ${what.hp} de ${what.of} pontos de vida, ${what.energy} de energia`,
  standing: (what) => `Labirinto ${what.number}, ${steps(what.steps)} (limite ${what.par}), ${points(what.score)}.`,
  youCan: 'Podes:',
  newGoesOn: 'new começa outra viagem, quit sai.',
  savedAs: (file) => `Guardado como ${file}; dedalo play expedition --resume continua-a.`,
  plainHelp: `w a s d movem; várias letras são vários passos, enquanto nada acontecer.
c luta, t recua, 1 e 2 atacam. x2 ou x3 põe à frente a segunda ou a terceira criatura.
j acolhe quem foi vencido (j1, j2, j3: em vez de quem está nesse lugar), l deixa-o ir.
odds diz quanto vale cada decisão, maze desenha o labirinto, map conta a viagem, party diz como estão as tuas criaturas.
new começa outra viagem, quit sai (tal como o fim da entrada).`,
  judged: expeditionJudged,
};
