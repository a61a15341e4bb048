import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './temporary.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const dedalo = (args: string): string => {
  const file = join(root, 'packages/cli/bin/dedalo.js');
  return spawnSync(process.execPath, [file, ...args.split(' ')], { encoding: 'utf8' }).stdout;
};

test("the README's picture is what its command makes", () => {
  const command = /_Made by `npx --no-install dedalo (.*?)`/.exec(readme)![1]!;
  const picture = readFileSync(join(root, /\]\((docs\/pictures\/maze\.svg)\)/.exec(readme)![1]!), 'utf8');
  expect(dedalo(command)).toBe(picture);
});

test('every script that the README names is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...readme.matchAll(/npm (?:run )?(start|terminal|build|test|check|bench|proof|format)\b/g)].map(
    (match) => match[1]!,
  );
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});
