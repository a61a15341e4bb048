/**
 * npm run new-game -- NAME ["Title"]: makes a package with a game that can be played at once, and enters it in the
 * catalogue. It begins as a copy of Sinking Isles, the example of a game that brings only its rules.
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renewStamp } from '../setup.js';
import { withGame, withLoader } from './catalogue-line.ts';
import { fromTemplate, TEMPLATE } from './from-template.ts';
import { withDependency, withPackage } from './manifests.ts';
import { namesOf, problemWithId } from './names.ts';

const USAGE = `Usage: npm run new-game -- NAME ["Title"]

Example:
  npm run new-game -- tidal-stones "Tidal Stones"`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const games = join(root, 'packages/games');

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

const [id, title, ...more] = process.argv.slice(2);
if (id === undefined || id.startsWith('-') || more.length > 0) fail(USAGE);
const problem = problemWithId(id, ['dedalo', ...readdirSync(join(root, 'packages')), ...readdirSync(games)]);
if (problem !== undefined) fail(problem);
const names = namesOf(id, title);

const template = join(games, TEMPLATE.id);
for (const file of globSync('**/*.{ts,md,json}', { cwd: template, exclude: ['**/node_modules/**'] })) {
  const path = join(games, id, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, fromTemplate(file, readFileSync(join(template, file), 'utf8'), names));
}

/** Writes a file anew. */
function change(path: string, to: (text: string) => string): string {
  const file = join(root, path);
  const text = to(readFileSync(file, 'utf8'));
  writeFileSync(file, text);
  return text;
}

change('packages/catalogue/src/loaders.ts', (text) => withLoader(text, names));
change('packages/catalogue/src/index.ts', (text) => withGame(text, names));
const catalogue = change('packages/catalogue/package.json', (text) => withDependency(text, names));
const manifest = readFileSync(join(games, id, 'package.json'), 'utf8');
// Nothing is fetched: what npm would do is a link.
renewStamp(() => {
  change('package-lock.json', (text) => withPackage(text, names, { manifest, catalogue }));
  const link = join(root, 'node_modules/@dedalo', id);
  if (!existsSync(link)) symlinkSync(relative(dirname(link), join(games, id)), link, 'junction');
});
// It reads the folders of the games, which have just become one more.
const { drawPackages } = await import('../architecture.ts');
change('docs/architecture.md', drawPackages);

const NEXT = [
  [`npm run terminal -- play ${id}`, 'play it'],
  ['npm start', 'in the browser too'],
  [`npm run terminal -- match ${id} random search`, 'let bots play it'],
  [`npx vitest run packages/games/${id}`, 'its tests, and the laws of every game'],
] as const;
const width = Math.max(...NEXT.map(([command]) => command.length));

console.log(`${names.title} is there, in packages/games/${id}, and in the catalogue.

${NEXT.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`).join('\n')}

It is a copy of ${TEMPLATE.title} by another name: now change RULES.md, then a test, then the rules.`);
