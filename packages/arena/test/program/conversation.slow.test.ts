import { describe, expect, test } from 'vitest';
import { LIMITS } from '@dedalo/arena';
import { asked, shown, testHall } from './hall.ts';

const { start, startNode, folder } = testHall();

describe('a conversation with a program', () => {
  test('a line is answered by a line', async () => {
    const program = await startNode('say(`${line.toUpperCase()}\\n`);');
    expect(await asked(program, 'one')).toBe('ONE');
    expect(await asked(program, 'è due')).toBe('È DUE');
    expect(program.failure).toBeUndefined();
  });

  test('what it is only told it need not answer', async () => {
    const program = await startNode("if (line.startsWith('ask')) say(`${line}\\r\\n`);");
    program.tell('told');
    program.tell('told again');
    expect(await asked(program, 'ask 1')).toBe('ask 1');
  });

  test('a long question and a long answer come whole', async () => {
    const program = await startNode('say(`${line}\\n`);');
    const text = 'x'.repeat(LIMITS.line);
    expect(await asked(program, text)).toBe(text);
  });

  test('a second line with the answer is one that nobody asked for', async () => {
    const program = await startNode("say('first\\nsecond\\n');");
    expect(await asked(program, 'go')).toBe('unasked-line | second');
  });

  test('a second line right after the answer is noticed too', async () => {
    const program = await startNode("say(`${line}\\n`); say('again\\n');");
    expect(['go', 'unasked-line | again']).toContain(await asked(program, 'go'));
    await expect.poll(() => program.failure).toEqual({ code: 'unasked-line', line: 'again' });
  });

  test('a line while nothing is asked is noticed without a question', async () => {
    const program = await startNode("if (line === 'told') say('hm\\n'); else say('yes\\n');");
    expect(await asked(program, 'go')).toBe('yes');
    program.tell('told');
    await expect.poll(() => program.failure).toEqual({ code: 'unasked-line', line: 'hm' });
    expect(await asked(program, 'on')).toBe('unasked-line | hm');
  });

  test('half a line is no answer', async () => {
    const program = await startNode("if (line === 'ready?') say('yes\\n{');");
    expect(await asked(program, 'ready?')).toBe('yes');
    expect(await asked(program, 'go', 50)).toBe('half-line | {');
  });

  test('silence is too slow', async () => {
    const program = await startNode('');
    expect(await asked(program, 'go', 50)).toBe('too-slow');
  });

  test('an answer counts even if the program ends with it', async () => {
    const program = await startNode("say('yes\\n'); process.exit(3);");
    expect(await asked(program, 'go')).toBe('yes');
    await expect.poll(() => program.failure && shown(program.failure)).toBe('exited | exit code 3');
  });

  test('the last line of standard error tells why it ended', async () => {
    const program = await startNode("throw new Error('out of ideas');");
    const failure = await program.ask('go', 60_000);
    expect(failure).toMatchObject({ ok: false, error: { code: 'exited', detail: 'exit code 1' } });
  });

  test('a line that is too long is not waited for', async () => {
    const program = await startNode("for (;;) say('x'.repeat(10000));");
    expect(await asked(program, 'go')).toBe(`line-too-long | ${'x'.repeat(200)}`);
  });

  test('what was closed cannot be asked any more', async () => {
    const program = await startNode('');
    const answer = asked(program, 'go');
    await program.close();
    expect(await answer).toBe('exited');
    expect(await asked(program, 'on')).toBe('exited');
  });

  test.each([
    ['no-such-program', 'not-started | ENOENT no-such-program'],
    ['./not-there', 'not-started | ENOENT ./not-there'],
    ['./data.txt', 'not-started | EACCES ./data.txt'],
    ['', 'not-started | ENOENT '],
  ])('%j was never started', async (word, said) => {
    folder.write('data.txt', 'text');
    expect(await asked(await start([word]), 'go')).toBe(said);
  });

  test('a folder that is not there is the reason', async () => {
    const program = await start(['node', 'bot.mjs'], { folder: '/no/such/folder' });
    expect(await asked(program, 'go')).toBe('not-started | ENOENT /no/such/folder');
  });
});
