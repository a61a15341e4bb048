import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { needs } from '../../../tools/needs.ts';
import { beginDebug, WAITING } from './begin-debug.ts';
import { testFolder } from './folder.ts';

const folder = testFolder();

describe('the lines of the page with which a program connects', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../docs/bots.md', import.meta.url)), 'utf8');
  const snippet = (language: string): string =>
    [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))]
      .map(([, text]) => text!)
      .find((text) => text.includes('DEDALO_CONNECT'))!;
  const indented = (text: string): string => text.trimEnd().replaceAll('\n', '\n  ');

  const PLAYED = { code: 0, hasPlayed: true };

  /** Starts a program by hand where a game waits for it. */
  async function connects(...[command, ...args]: [string, ...string[]]): Promise<unknown> {
    const game = beginDebug(folder.path, '--game', 'logic-maze', '--listen', '0');
    const [, port] = await game.until(WAITING);
    const env = { ...process.env, DEDALO_CONNECT: `127.0.0.1:${port}` };
    const child = spawn(command, args, { cwd: folder.path, env, stdio: 'inherit' });
    const [{ out, code }] = await Promise.all([game.end(), once(child, 'close')]);
    return { code, hasPlayed: out.includes('The game is over: ') };
  }

  test('in Python', needs('python'), async () => {
    folder.write(
      'connects.py',
      `import json, os, socket, sys
${snippet('python')}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"name": "Python", "wants": ["legal"]}), flush=True)
    if message["type"] == "act":
        print(json.dumps({"turn": message["turn"], "action": message["legal"][0]}), flush=True)
`,
    );
    expect(await connects('python3', 'connects.py')).toEqual(PLAYED);
  });

  test('in JavaScript', async () => {
    folder.write(
      'connects.mjs',
      `import { connect } from 'node:net';
import { createInterface } from 'node:readline';
${snippet('js')}
const say = (answer) => output.write(JSON.stringify(answer) + '\\n');
for await (const line of createInterface({ input })) {
  const { type, turn, legal } = JSON.parse(line);
  if (type === 'hello') say({ name: 'JavaScript', wants: ['legal'] });
  if (type === 'act') say({ turn, action: legal[0] });
}
`,
    );
    expect(await connects(process.execPath, 'connects.mjs')).toEqual(PLAYED);
  });

  test('in Java', needs('java-11'), async () => {
    const file = folder.write(
      'Connects.java',
      `import java.io.*;
class Connects {
  public static void main(String[] arguments) throws IOException {
  ${indented(snippet('java'))}
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      if (line.contains("\\"type\\":\\"hello\\"")) System.out.println("{\\"name\\":\\"Java\\"}");
      if (!line.contains("\\"type\\":\\"act\\"")) continue;
      String turn = line.replaceFirst(".*\\"turn\\":(\\\\d+).*", "$1");
      System.out.println("{\\"turn\\":" + turn + ",\\"action\\":\\"w\\"}");
    }
  }
}
`,
    );
    mkdirSync(join(folder.path, 'classes'), { recursive: true });
    expect(spawnSync('javac', ['-d', join(folder.path, 'classes'), file]).status).toBe(0);
    expect(await connects('java', '-cp', 'classes', 'Connects')).toEqual(PLAYED);
  });

  test('in C', needs('c'), async () => {
    const file = folder.write(
      'connects.c',
      `#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int main(void) {
  ${indented(snippet('c'))}
  static char line[1 << 20];
  while (fgets(line, sizeof line, stdin)) {
    if (strstr(line, "\\"type\\":\\"hello\\"")) printf("{\\"name\\":\\"C\\"}\\n");
    if (strstr(line, "\\"type\\":\\"act\\"")) printf("{\\"turn\\":%d,\\"action\\":\\"w\\"}\\n", atoi(strstr(line, "\\"turn\\":") + 7));
    fflush(stdout);
  }
}
`,
    );
    const made = spawnSync('cc', ['-Wall', '-Werror', '-o', join(folder.path, 'connects'), file], { encoding: 'utf8' });
    expect(made.stderr).toBe('');
    expect(await connects(join(folder.path, 'connects'))).toEqual(PLAYED);
  });
});
