import type { End, Rejection, TextProblem } from '@dedalo/theseus';
import { counted } from '../counted.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';
import { theseusOpponents } from './theseus-opponents.ts';
import { theseusReport } from './theseus-report.ts';

const THESEUS = 'Teseu';
const MINOTAUR = 'Minotauro';
/** Only the Minotaur has an article. */
const the = (seat: string): string => (seat === MINOTAUR ? `o ${seat}` : seat);

const supplies = counted('pt', { one: '# mantimento', other: '# mantimentos' });
const rounds = counted('pt', { one: '# ronda', other: '# rondas' });
const games = counted('pt', { one: '# partida', other: '# partidas' });

const problem: Sentences<TextProblem> = {
  'bad-size': ({ value, least, most }) =>
    `um tabuleiro não pode ter ${value} casas de lado; tem de ser um número ímpar de ${least} a ${most}.`,
  'bad-supplies': ({ value, most }) => `não dá para jogar com ${value} mantimentos; têm de ser de 1 a ${most}.`,
  'too-few-walls': ({ value, least }) => `${value} lados de parede não chegam: só a borda já tem ${least}.`,
  'bad-rounds': ({ value, most }) => `não dá para jogar com ${value} rondas; têm de ser de 1 a ${most}.`,
  'board-open': () => 'a parede à volta do tabuleiro tem uma abertura.',
  'walls-differ': () => 'entre duas casas há uma parede de um lado, mas não do outro.',
  'too-many-walls': () => 'há uma casa com mais de duas paredes.',
  'board-apart': () => 'o tabuleiro não está todo ligado: há casas a que não se consegue chegar.',
  'piece-outside': () => 'há alguma coisa fora do tabuleiro.',
  'supply-misplaced': () => 'há um mantimento onde não pode haver nenhum.',
  'unexpected-line': ({ expected }) => `aqui devia estar: ${expected}.`,
};

const rejection: Sentences<Rejection> = {
  'game-over': () => 'o jogo já acabou.',
  'not-your-turn': () => 'não é a tua vez.',
  'wall-ahead': () => 'há ali uma parede.',
};

const ends: Readonly<Record<End, string>> = {
  'all-collected': 'Teseu tem todos os mantimentos',
  captured: 'o Minotauro apanhou Teseu',
  'action-limit': 'rondas esgotadas, ninguém ganha',
};

export const theseus: Words['games']['theseus'] = {
  name: 'Teseu e o Minotauro',
  summary: 'recolhe todos os mantimentos antes que o Minotauro te encontre',
  howTo: [
    'És Teseu, no canto inferior esquerdo. Cada ronda tem dois dados: o Minotauro joga o dele e dá o passo, depois escolhes o teu. 1 é para cima, 3 direita, 5 para baixo, 7 esquerda. Recolhe todos os mantimentos.',
    'As paredes travam os dois. Se ficarem na mesma casa, ganha o Minotauro; se as rondas se esgotarem, não ganha ninguém.',
    'Perto quer dizer até três casas em linha reta, sem parede pelo meio. O teu sabre fica verde se houver um mantimento perto, e vermelho se for o Minotauro.',
    'Conta os passos até ao Minotauro: se for a vez dele e o número for par, não consegue chegar à tua casa. Um dado que ele joga contra uma parede muda par em ímpar.',
  ],
  problem,
  rejection,
  ends,
  seats: [THESEUS, MINOTAUR],
  supplies,
  rounds,
  round: (what) => `ronda ${what.round} de ${what.of}`,
  collected: (what) => `mantimentos: ${what.collected} de ${what.of}`,
  sabre: {
    white: 'o sabre está branco',
    green: 'o sabre está verde: há um mantimento por perto',
    red: 'o sabre está vermelho: o Minotauro anda por perto',
  },
  ...theseusOpponents,
  stepsAhead: counted('pt', { one: '# passo à frente', other: '# passos à frente' }),
  against: (bot) => `adversário: ${bot}`,
  turnOf: (seat) => `agora joga ${the(seat)}`,
  moved: (what) => `${the(what.seat)} vai para ${what.place}`,
  blocked: (seat) => `${the(seat)} vai contra uma parede`,
  took: 'Teseu recolhe um mantimento',
  odds: (what) => `jogando o melhor possível: vitória ${what.win}, empate ${what.draw}, derrota ${what.loss}`,
  tooLarge: (what) =>
    `este tabuleiro é demasiado grande para ser resolvido: seriam precisos ${what.needed}, e o limite é ${what.most}.`,
  forced: {
    win: 'Teseu consegue forçar a vitória contra qualquer Minotauro.',
    draw: 'Nenhum dos dois consegue forçar nada.',
    loss: 'Um Minotauro perfeito força a vitória.',
  },
  solved: (what) =>
    [`${what.states} estados`, what.seconds && `${what.seconds} s`, `${what.megabytes} MB`].filter(Boolean).join(', '),
  simulated: (what) =>
    `${games(what.games)}, para Teseu: vitórias ${what.wins}, empates ${what.draws}, derrotas ${what.losses}`,
  interval: (what) => `ganha entre ${what.low} e ${what.high} das partidas (95% de certeza)`,
  stopped: (what) => `interrompido ao fim de ${what.games} das ${games(what.of)}`,
  analysisHeads: ['ronda', 'movimento', 'antes', 'depois', 'melhor movimento'],
  mistake: (share) => `desperdiçado: ${share}`,
  lostHere: 'foi aqui que se perdeu a partida',
  noMistakes: 'Teseu não desperdiçou nada.',
  noMoves: 'Nesta partida, Teseu não fez nenhum movimento.',
  click: 'clique numa casa ao lado: ir para lá',
  commands: {
    statistics: ['estatísticas', 'mostrar como correu a partida a Teseu'],
    'next-moment': ['mom. seguinte', 'ir para o próximo momento ganho ou perdido'],
    'previous-moment': ['mom. anterior', 'ir para o momento ganho ou perdido anterior'],
  },
  report: theseusReport,
  signs: {
    title: 'O que significam os sinais',
    theseus: 'Teseu; o seu sabre está branco: não há nada por perto',
    green: 'verde, em forma de folha: há um mantimento por perto',
    red: 'vermelho, em forma de chama: o Minotauro está por perto',
    minotaur: 'o Minotauro',
    supply: 'um mantimento, com o seu número',
    open: 'uma casa para onde podes ir',
    thread: 'o caminho que Teseu fez',
    dieOfTheseus: 'o dado de Teseu; a seta diz para onde levou',
    dieOfMinotaur: 'o dado do Minotauro',
    dark: 'escuro: o que não vês',
  },
  menu: {
    goOn: 'Continuar a partida',
    begin: 'Nova partida',
    described: 'Uma partida inteira, impressa',
    describedAbout: 'Teseu pensa dois passos à frente, o Minotauro lança o dado: cada ronda, o fim e as estatísticas',
  },
  choice: {
    title: 'Nova partida de Teseu e o Minotauro',
    side: 'Tu és',
    watch: 'ninguém: ver dois jogadores',
    size: 'Tabuleiro',
    supplies: 'Mantimentos',
    rounds: 'Rondas',
    begin: 'Começar',
    beginKey: ['começar', 'começar esta partida'],
  },
  playing: 'Os dois jogam a sua partida…',
  aim: {
    theseus: 'És Teseu: recolhe todos os mantimentos.',
    minotaur: 'És o Minotauro: apanha Teseu.',
  },
  legend: 'T Teseu, M Minotauro, s1 a s6 mantimentos.',
  savedAs: (file) => `Guardado em ${file}. Para continuar: dedalo play theseus --plain --resume ${file}`,
};
