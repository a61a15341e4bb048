import { counted } from '../../counted.ts';

const actions = counted('en', { one: '# action', other: '# actions' });
const turns = counted('en', { one: '# turn', other: '# turns' });

/** What is said to whoever runs a player in a debugger, or through a recorded game. */
export const debug = {
  begins: (what: { readonly game: string; readonly seat: number; readonly seed: string }) =>
    `${what.game}, the program in seat ${what.seat}, seed ${what.seed}. There is no time limit. Ctrl+C ends the game.`,
  waiting: (address: string) =>
    `Waiting for a program on ${address}. Start it with DEDALO_CONNECT=${address} in its environment. Ctrl+C ends the waiting.`,
  connected: 'A program has connected.',
  turn: (turn: number) => `Turn ${turn}:`,
  over: (what: { readonly result: string; readonly ending: string; readonly actions: number }) =>
    `The game is over: ${what.result}, ${what.ending} (${actions(what.actions)}).`,
  closed: 'The program has closed the connection.',
  stopped: 'Stopped.',
  saved: (file: string) => `The game is saved: dedalo replay ${file}`,
  badPort: {
    EADDRINUSE: (port: number) => `Port ${port} is in use. Choose another one with --listen.`,
    EACCES: (port: number) => `Port ${port} is not allowed for you. Choose one from 1024 on with --listen.`,
    other: (what: { readonly port: number; readonly code: string }) =>
      `Port ${what.port} cannot be opened (${what.code}). Choose another one with --listen.`,
  },
  noPlayer:
    'Say how the program is started, such as "python3 my_bot.py", or give --listen 9000 for a program that you start yourself.',
  alone: (game: string) => `${game} is played alone here: leave --against away.`,
  noSeat: (seats: number) => `There is no such seat: --seat must be from 1 to ${seats}.`,
  whichSeat: (seats: readonly { readonly seat: number; readonly name: string }[]) =>
    `Say which seat the program takes: ${seats.map(({ seat, name }) => `--seat ${seat} (${name})`).join(', ')}.`,
  noTurn: (what: { readonly turn: number; readonly turns: number }) =>
    `There is no turn ${what.turn}: the program was asked ${what.turns} times in this game.`,
  played: (action: string) => `played ${action}`,
  notPlayed: 'nothing was played: the recorded game ends here',
  same: 'now the same',
  other: (action: string) => `now ${action}`,
  noAnswer: 'now no action',
  ranThrough: (what: { readonly name: string; readonly turns: number; readonly same: number }) =>
    `${what.name}: ${turns(what.turns)}, ${what.same} of them as recorded.`,
};
