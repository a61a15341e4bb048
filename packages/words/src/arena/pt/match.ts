import { counted } from '../../counted.ts';
import type { ArenaWords } from '../words.ts';

const games = counted('pt', { one: '# jogo', other: '# jogos' });
const pairs = counted('pt', { one: '# par', other: '# pares' });
const replays = counted('pt', {
  one: '# repetição, jogada de novo e confirmada',
  other: '# repetições, jogadas de novo e confirmadas',
});
const draws = counted('pt', { one: '# empate', other: '# empates' });

export const match: ArenaWords['match'] = {
  badCommand: {
    'open-quote': 'as aspas abrem e não fecham.',
    'lonely-backslash': 'depois da última barra invertida não há nada.',
  },
  noPlayer: 'Falta um jogador: um texto vazio não é nem um bot nem um programa.',
  unknownPlayer: (what) =>
    `aqui não há o bot ${what.name}; há ${what.bots.join(', ')}.${what.meant === undefined ? '' : ` Querias dizer ${what.meant}?`} Um programa escreve-se como comando, por exemplo "python3 my_bot.py" ou ./my_bot.`,
  badOptions: (what) =>
    `${what.word}: depois dos dois pontos escreve-se nodes=5000 (passos por jogada) ou ms=100 (milissegundos por jogada).${what.takes.length === 0 ? '' : ` Este bot aceita também ${what.takes.join(', ')}.`}`,
  unknownGame: (what) =>
    `não há o jogo ${what.game}; há ${what.games.join(', ')}.${what.meant === undefined ? '' : ` Querias dizer ${what.meant}?`}`,
  wrongSeat: (what) =>
    `${what.bot} não pode ficar no lugar ${what.seat}, e num confronto cada um joga nos dois; podem ${what.bots.join(', ')}.`,
  tooManySeats: (seats) => `este jogo tem ${seats} lugares; um confronto é para jogos de um ou de dois.`,
  oddGames: 'Os jogos vão aos pares, com os lugares trocados: --games tem de ser um número par.',
  noSandbox: {
    'no-bubblewrap':
      'O bubblewrap (bwrap) não está instalado, por isso os programas não podem ser isolados. Instala-o, ou usa --no-sandbox para programas em que confias.',
    'bubblewrap-fails':
      'O bubblewrap (bwrap) não funciona neste sistema, por isso os programas não podem ser isolados. Usa --no-sandbox para programas em que confias.',
  },
  unprotected: {
    off: 'os programas correm sem isolamento (foi desligado): podem ler e alterar os teus ficheiros, usar a rede e terminar outros processos.',
    'no-bubblewrap':
      'os programas correm sem isolamento (o bubblewrap não está instalado): podem ler e alterar os teus ficheiros, usar a rede e terminar outros processos.',
    'bubblewrap-fails':
      'os programas correm sem isolamento (o bubblewrap não funciona aqui): podem ler e alterar os teus ficheiros, usar a rede e terminar outros processos.',
  },
  atHello: 'na saudação',
  atTurn: (turn) => `na resposta ${turn}`,
  line: (line) => `disse: ${line}`,
  running: (what) => `${what.wins} ganhos, ${what.draws} empatados, ${what.losses} perdidos`,
  stopped: (what) => `parado depois de ${games(what.done)} de ${what.of}.`,
  nothingPlayed: 'Nenhum jogo acabou.',
  result: (what) =>
    `${games(what.games)}: ${what.a} ganhou ${what.wins}, ${what.b} ganhou ${what.losses}, ${draws(what.draws)}.`,
  score: (what) =>
    `${what.a} tem ${what.share} dos pontos, em ${pairs(what.pairs)} de jogos com a mesma semente e os lugares trocados.`,
  soloScore: (what) =>
    `${what.a} tem ${what.share} dos pontos; cada um jogou sozinho cada percurso, com a mesma semente.`,
  pentanomial: (pairs) => `Pares por resultado (DD, DE, VD ou EE, VE, VV): [${pairs.join(', ')}].`,
  elo: (what) => `Diferença de Elo ${what.elo}, com 95 % de certeza entre ${what.low} e ${what.high}.`,
  forfeitsOnly: 'Todos os jogos foram perdidos por uma falta: isso não diz quem é o mais forte.',
  los: (what) => `Probabilidade de ${what.a} ser o mais forte: ${what.share}.`,
  repeated: (what) =>
    `Só ${what.different} de ${pairs(what.pairs)} são diferentes: estes jogadores não deixam nada ao acaso, e os mesmos jogos não provam mais nada; por isso o intervalo é estreito demais.`,
  early:
    'O teste acabou a série mais cedo: assim a diferença parece maior do que é, e o intervalo só contém a verdadeira em 9 de cada 10 séries.',
  sprt: {
    accepted: (what) => `SPRT: sim. ${what.a} é mais forte por ${what.elo} Elo ou mais.`,
    rejected: (what) => `SPRT: não. ${what.a} é mais forte no máximo por ${what.elo} Elo.`,
    open: () => 'SPRT: ainda não está decidido.',
    forfeitsOnly: 'SPRT: nada se conclui, porque todos os jogos foram perdidos por uma falta.',
    why: (what) =>
      `Depois de ${pairs(what.pairs)}, o logaritmo de quanto ${what.elo1} Elo os explicam melhor do que ${what.elo0} é ${what.llr}; sim a ${what.upper}, não a ${what.lower} (sim errados ${what.alpha}, não errados ${what.beta}).`,
  },
  timeHeads: ['tempo por jogada', 'perguntas', 'médio', 'máximo', 'da reserva'],
  forfeits: (what) => `${what.name} perdeu ${games(what.games)} por culpa própria:`,
  kept: (what) => `${replays(what.replays)}: ${what.folder}`,
  keptLogs: (folder) => `Os registos dos programas: ${folder}`,
  again: 'Jogos a ver, e o comando que os joga de novo:',
  more: (what) => `… e mais ${games(what.games)}: ${what.file}`,
  banked: (what) => `${what.name} tirou ${what.time} da sua reserva`,
  brokenReplay: 'a repetição não confere',
  noHello: (fault) => `${fault}. Um programa que não responde à saudação não pode jogar: o confronto acabou.`,
  logOf: (file) => `O seu registo (${file}):`,
  noLog: 'Não escreveu nada no erro padrão.',
  unknownGameId: (text) => `--game ${text}: um jogo chama-se pelo seu par e a ou b, por exemplo 12a.`,
  course: (title) => `Percurso: ${title}`,
  seat: (what) => `Lugar ${what.seat}: ${what.name}`,
  soloPlayer: (name) => `${name} joga sozinho.`,
};
