import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const decisions = counted('pt', { one: '# decisão', other: '# decisões' });

export const theseusOpponents: Pick<Words['games']['theseus'], 'players' | 'well' | 'boards' | 'parity'> = {
  players: {
    theseus: {
      random: ['Errante', 'dá um passo qualquer, seja para onde for'],
      bold: ['Destemido', 'vai direto ao mantimento mais próximo e nunca repara no Minotauro'],
      careful: ['Cauteloso', 'vai ao mantimento mais próximo e foge quando vê o Minotauro em linha reta'],
      wary: ['Desconfiado', 'ouve o Minotauro através das paredes e nunca vai para onde ele possa chegar a seguir'],
      cunning: ['Astuto', 'conhece todas as probabilidades e dá o melhor passo; um dado em cada doze escapa-lhe'],
      heuristic: ['Um passo à frente', 'olha ao longo de cada passo, até três casas'],
      minmax: ['Dois passos à frente', 'pondera o seu passo e a resposta'],
      optimal: ['Impávido', 'joga o melhor possível contra um Minotauro que lança o dado'],
    },
    minotaur: {
      random: ['Adormecido', 'lança cada dado a dormir, haja ou não parede'],
      drowsy: ['Sonolento', 'persegue Teseu quando o vê, até três casas em linha reta; senão, lança o dado'],
      hunter: ['Caçador', 'segue sempre o caminho mais curto, mas nunca joga contra uma parede'],
      stalker: ['Predador', 'persegue, e joga contra uma parede quando de outro modo não apanharia Teseu'],
      cunning: ['Astuto', 'conhece todas as probabilidades e joga o melhor dado; um em cada quatro escapa-lhe'],
      optimal: ['Infalível', 'força tudo o que se pode forçar; em quase todos os tabuleiros é imbatível'],
    },
  },
  well: {
    start: (chance) => `No início, jogando o melhor possível, a tua probabilidade de ganhar era ${chance}.`,
    flawless: 'Cada uma das tuas decisões foi a melhor.',
    lost: (what) =>
      `Probabilidades desperdiçadas: ${what.lost} ao todo; sem perdas ${what.flawless} de ${decisions(what.decisions)}.`,
    worst: (what) => `O pior momento: ronda ${what.round}, ${what.way} em vez de ${what.best} (${what.lost}).`,
  },
  boards: {
    label: 'Tabuleiro',
    ladder: 'Escada',
    fair: 'Equilibrado',
    own: 'À tua escolha',
    ladderNote: 'Doze tabuleiros para cada lado, cada um mais difícil do que o anterior.',
    fairNote: 'Um tabuleiro em que a tua probabilidade exata de ganhar, no início, está entre 35 e 65%.',
    rung: (number) => `Tabuleiro ${number}`,
    rungOf: (what) => `Tabuleiro ${what.number} de ${what.of}`,
    won: 'ganho',
    notWon: 'ainda não ganho',
    chance: (chance) => `a tua probabilidade: ${chance}`,
    next: 'Tabuleiro seguinte',
    again: 'Outra vez',
    seeking: 'À procura de um tabuleiro equilibrado…',
    none: 'Não se encontrou nenhum tabuleiro equilibrado. Experimenta outro tamanho ou outro adversário.',
  },
  parity: {
    why: 'O Minotauro só pode chegar à casa de Teseu se, na sua vez, estiver a um número ímpar de passos. No início a distância é par e cada ronda mantém-na par; só a muda um dado que o Minotauro joga contra uma parede.',
    even: counted('pt', {
      one: 'Está a # passo: par, por isso sozinho não o apanha.',
      other: 'Está a # passos: par, por isso sozinho não o apanha enquanto não for contra uma parede.',
    }),
    odd: counted('pt', {
      one: 'Está a # passo: ímpar, por isso pode apanhá-lo.',
      other: 'Está a # passos: ímpar, por isso pode apanhá-lo.',
    }),
  },
};
