import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, type Ran } from './run.ts';
import { type Lines, writeProgram } from './sample-program.ts';

const folder = testFolder();

const program = (name: string, lines: Lines): string => writeProgram(folder, name, lines);

/** A game of a few moves. */
const SHORT = ['--set', 'moves=3'];

const check = (command: string, ...more: string[]): Ran =>
  dedalo(['bot', 'check', command, '--game', 'stratego', ...SHORT, ...more], { cwd: folder.path });

describe('a program that keeps to the protocol', () => {
  const fine = program('fine', {});

  test('is reported, with its results and its times', () => {
    const { code, out, error } = check(fine);
    expect(error).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/^Sample keeps to the protocol\.$/m);
    expect(out).toMatch(/^ {2}game 1, seat 1: .+ \(26 actions\)$/m);
    expect(out).toMatch(/^ {2}game 2, seat 2: /m);
    expect(out).toMatch(/^ {2}25 answers: .+ on average, .+ at most; 1,000 ms are allowed for a move$/m);
  });

  test('every message can be seen, both ways', () => {
    const { out } = check(fine, '--verbose');
    expect(out).toMatch(/^Game 1 of 2, the program in seat 1:$/m);
    expect(out).toContain('1 → {"type":"hello","protocol":2}');
    expect(out).toContain('1 ← {"name":"Sample","wants":["legal"]}');
    expect(out).toMatch(/^\d+ → {"type":"end",/m);
  });

  test('as JSON', () => {
    const { code, out } = check(fine, '--json');
    expect(code).toBe(0);
    const found = JSON.parse(out) as { games: unknown[] };
    expect(found).toMatchObject({
      game: 'stratego',
      isFine: true,
      name: 'Sample',
      fault: null,
      answers: { count: 25 },
    });
    expect(found.games).toHaveLength(2);
  });

  test('in other languages', () => {
    expect(
      dedalo(['--lang', 'it', 'bot', 'check', fine, '--game', 'stratego', ...SHORT], { cwd: folder.path }).out,
    ).toContain('Sample rispetta il protocollo.');
  });

  test('is warned of what may become a fault', () => {
    const command = program('warned', {
      hello: 'say({ name: "Sample", wants: ["legal"], author: "me" })',
      act: 'say({ turn: message.turn, action: message.legal[0], why: "" })',
      last: 'setInterval(() => {}, 1000);',
    });
    const { code, out } = check(command);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}warning: nobody reads these fields of its answers: author, why\./m);
    expect(out).toMatch(/^ {2}warning: it was still running /m);
  });

  test('alone on the levels of a puzzle', () => {
    const command = program('puzzled', {});
    const { code, out } = dedalo(['bot', 'check', command, '--game', 'logic-maze', '--set', 'limit=5'], {
      cwd: folder.path,
    });
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}game 2, seat 1: /m);
  });
});

describe('a program that is at fault', () => {
  /** What is told of it, and that it is at fault. */
  function told(name: string, lines: Parameters<typeof program>[1], ...more: string[]): string {
    const { code, out, error } = check(program(name, lines), ...more);
    expect(error).toBe('');
    expect(code).toBe(1);
    return out;
  }

  test('with debug text on standard output: what it said, and where such text goes', () => {
    const out = told('debug', { act: 'console.log("thinking…")' });
    expect(out).toMatch(/^Sample, game 1, seat 1: it said something that is not JSON\.$/m);
    expect(out).toMatch(/^Message 3 of the arena was:\n {2}\{"type":"act","turn":1,/m);
    expect(out).toMatch(/^The program said:\n {2}thinking…$/m);
    expect(out).toMatch(/^What was expected, for example:\n {2}\{"turn":1,"action":"place 0 0"\}$/m);
    expect(out).toContain('print debug text to standard error');
    expect(out).toMatch(/^ {2}dedalo bot check 'node debug\.mjs' --game stratego --seed 1 --set moves=3 --verbose$/m);
  });

  test('without the turn', () => {
    expect(told('no-turn', { act: 'say({ action: message.legal[0] })' })).toContain('The field "turn" is missing');
  });

  test('with the turn of another question', () => {
    const out = told('other-turn', { act: 'say({ turn: message.turn + 1, action: message.legal[0] })' });
    expect(out).toContain('It answers turn 2, and was asked for turn 1');
  });

  test('with an unknown wish', () => {
    const out = told('wish', { hello: 'say({ name: "Sample", wants: ["everything"] })' });
    expect(out).toMatch(/^Message 1 of the arena was:\n {2}\{"type":"hello"/m);
    expect(out).toContain(
      'The field "wants" is not as it should be: a list of "legal", "events", "board" and "rematch"',
    );
    expect(out).toContain('{"name":"My Bot","wants":["legal"]}');
  });

  test('against the rules: why, in the words of the game', () => {
    const out = told('illegal', { act: 'say({ turn: message.turn, action: "place 0 0" })' });
    expect(out).toMatch(/^What is wrong:\n {2}The rules refuse it: on A1 stands a piece already\.$/m);
    expect(out).toMatch(/"turn":2,"action":"place 0 1"/);
  });

  test('with what is no action at all', () => {
    const out = told('unknown', { act: 'say({ turn: message.turn, action: "e4" })' });
    expect(out).toContain('it said something that is no action of this game');
  });

  test('broken: the end of its standard error, with its files by their names', () => {
    const out = told('broken', { act: 'say(message.nothing.at(0))' });
    expect(out).toContain('it ended by itself before the game was over');
    expect(out).toMatch(/^It ended with an error of JavaScript; standard error ended with:$/m);
    expect(out).toContain('TypeError');
    expect(out).not.toContain('dedalo-game-');
  });

  test('ended at the hello: not in the middle of anything', () => {
    const out = told('dies', { hello: 'process.exit(3)' });
    expect(out).toContain('game 1, seat 1: it ended by itself before it said hello.');
    expect(out).not.toContain('before the game was over');
  });

  test('silent: how long was waited, and whether it flushes', () => {
    const out = told('silent', { act: 'void 0' }, '--first-time', '300ms', '--bank', '0ms');
    expect(out).toMatch(/^The program said nothing\.$/m);
    expect(out).toMatch(/^What is wrong:\n {2}Nothing came within 300 ms\.$/m);
    expect(out).toContain('flush');
  });

  test('with half a line', () => {
    // It comes with the line before, however little time there is.
    const lines = { hello: String.raw`process.stdout.write('{"name":"Half"}\n{')`, act: 'void 0' };
    const out = told('half', lines, '--first-time', '300ms', '--bank', '0ms');
    expect(out).toContain('only a part of a line came');
    expect(out).toMatch(/^The program said:\n {2}\{$/m);
  });

  test('with two answers', () => {
    const out = told('twice', { act: 'process.stdout.write("1\\n2\\n")' });
    expect(out).toContain('it said a line that nobody had asked for');
    expect(out).toContain('Answer a hello and an act with one line each');
  });

  test('with debug text before its hello: that text', () => {
    const out = told('greets-late', { hello: `process.stdout.write('debug!\\n{"name":"Sample"}\\n')` });
    expect(out).toMatch(/^Message 1 of the arena was:\n {2}\{"type":"hello"/m);
    expect(out).toMatch(/^The program said:\n {2}debug!$/m);
    expect(out).toContain('Print debug text to standard error');
  });

  test('with an answer to what is no question: that message too', () => {
    // Two lines at once: whether the next question has been asked by then or not, one of them answers nothing.
    const out = told('polite', {
      act: 'void 0',
      other: 'if (message.type === "start") process.stdout.write("ok\\nok\\n")',
    });
    expect(out).toMatch(/^Message 2 of the arena was:\n {2}\{"type":"start"/m);
    expect(out).toMatch(/^The program said:\n {2}ok$/m);
  });

  test('that is not there', () => {
    const { code, out } = check('no-such-program-here x');
    expect(code).toBe(1);
    expect(out).toMatch(/could not be started\.\nWhat is wrong:\n {2}there is no such program: no-such-program-here$/m);
  });

  test('with a line that would steer a terminal', () => {
    const out = told('steers', { act: 'console.log("\\u001B[2J\\u202Eabc")' });
    expect(out).not.toContain('\u001B');
    expect(out).not.toContain('\u202E');
    expect(out).toContain('abc');
  });

  test('as JSON', () => {
    const { code, out } = check(program('as-json', { act: 'say({ action: "x" })' }), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      isFine: false,
      fault: {
        code: 'wrong-answer',
        message: 3,
        turn: 1,
        said: '{"action":"x"}',
        detail: expect.stringMatching(/^\/turn/),
      },
    });
  });
});

describe('wrong use', () => {
  test.each([
    ['a bot of ours', ['random', '--game', 'stratego'], /random is a bot that comes with the game/],
    ['no game', ['node x.mjs'], /--game/],
    ['an unknown game', ['node x.mjs', '--game', 'chess'], /It must be one of/],
    ['an unknown setting', ['node x.mjs', '--game', 'stratego', '--set', 'size=3'], /there is no setting size/],
    ['an open quote', ['node "x.mjs', '--game', 'stratego'], /quote/],
  ])('%s', (_, args, sentence) => {
    const { code, error } = dedalo(['bot', 'check', ...args]);
    expect(code).toBe(2);
    expect(error).toMatch(sentence);
  });
});

describe('dedalo bot schema', () => {
  test('prints the schemas of the messages', () => {
    const { code, out } = dedalo(['bot', 'schema']);
    expect(code).toBe(0);
    expect(Object.keys(JSON.parse(out) as object)).toEqual(['arena', 'hello', 'act', 'fault']);
  });

  test('prints those of a game', () => {
    const { out } = dedalo(['bot', 'schema', 'sokoban']);
    const { view } = JSON.parse(out) as { view: { properties: object } };
    expect(Object.keys(view.properties)).toContain('boxes');
    expect(view, 'fields may be added').not.toHaveProperty('additionalProperties');
    expect(dedalo(['bot', 'schema', 'chess']).code).toBe(2);
  });
});

test('nothing is left of a check', () => {
  const own = testFolder();
  const env = { TMPDIR: own.path };
  const command = program('tidy', { act: 'say(message.nothing.at(0))' });
  expect(dedalo(['bot', 'check', command, '--game', 'stratego'], { cwd: folder.path, env }).code).toBe(1);
  expect(readdirSync(own.path).filter((name) => name.startsWith('dedalo'))).toEqual([]);
});
