import { counted } from '../../counted.ts';

const actions = counted('pt', { one: '# ação', other: '# ações' });
const turns = counted('pt', { one: '# vez', other: '# vezes' });

export const debug = {
  begins: (what: { readonly game: string; readonly seat: number; readonly seed: string }) =>
    `${what.game}, o programa no lugar ${what.seat}, semente ${what.seed}. Não há limite de tempo. Ctrl+C acaba o jogo.`,
  waiting: (address: string) =>
    `À espera de um programa em ${address}. Inicia-o com DEDALO_CONNECT=${address} no seu ambiente. Ctrl+C acaba a espera.`,
  connected: 'Um programa ligou-se.',
  turn: (turn: number) => `Vez ${turn}:`,
  over: (what: { readonly result: string; readonly ending: string; readonly actions: number }) =>
    `O jogo acabou: ${what.result}, ${what.ending} (${actions(what.actions)}).`,
  closed: 'O programa fechou a ligação.',
  stopped: 'Parado.',
  saved: (file: string) => `O jogo está guardado: dedalo replay ${file}`,
  badPort: {
    EADDRINUSE: (port: number) => `A porta ${port} está ocupada. Escolhe outra com --listen.`,
    EACCES: (port: number) => `A porta ${port} não te é permitida. Escolhe uma a partir de 1024 com --listen.`,
    other: (what: { readonly port: number; readonly code: string }) =>
      `A porta ${what.port} não pode ser aberta (${what.code}). Escolhe outra com --listen.`,
  },
  noPlayer:
    'Dá o comando do programa, como "python3 my_bot.py", ou --listen 9000 para um programa que tu próprio inicias.',
  alone: (game: string) => `${game} joga-se aqui sozinho: tira --against.`,
  noSeat: (seats: number) => `Esse lugar não existe: --seat vai de 1 a ${seats}.`,
  whichSeat: (seats: readonly { readonly seat: number; readonly name: string }[]) =>
    `Diz que lugar o programa ocupa: ${seats.map(({ seat, name }) => `--seat ${seat} (${name})`).join(', ')}.`,
  noTurn: (what: { readonly turn: number; readonly turns: number }) =>
    `Não há vez ${what.turn}: neste jogo o programa foi perguntado ${what.turns} vezes.`,
  played: (action: string) => `jogado ${action}`,
  notPlayed: 'não se jogou nada: o jogo gravado acaba aqui',
  same: 'agora o mesmo',
  other: (action: string) => `agora ${action}`,
  noAnswer: 'agora nenhuma ação',
  ranThrough: (what: { readonly name: string; readonly turns: number; readonly same: number }) =>
    `${what.name}: ${turns(what.turns)}, ${what.same} como na gravação.`,
};
