import { expect, test } from 'vitest';
import { readLevels } from '../../src/formats/read-levels.ts';
import { plain, problemOf, read, valueOf } from './support.ts';

const FILE = `<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE SokobanLevels SYSTEM "SokobanLev.dtd">
<!-- a <small> one -->
<SokobanLevels>
  <Title>Small &amp; easy</Title>
  <Description>
For beginners,
  and others.
  </Description>
  <Email>mason@example.org</Email>
  <Url>http://example.org/</Url>
  <Rating><Title>not this</Title>5</Rating>
  <LevelCollection Copyright='A. "Fran&#231;ois" Mason' MaxWidth="5" MaxHeight="3">
    <Level Id="One &lt;1&gt;" Width="5" Height="3">
      <L>#####</L>
      <L>#@$.#  </L>
      <L><![CDATA[#####]]></L>
    </Level>
    <Level Id="2" Copyright="B. Mason"><L/><L> ###</L><L> #</L><L> #@$.</L><L>&#35;&#x23;###</L><Note>#</Note></Level>
  </LevelCollection>
</SokobanLevels>
`;

const refuse = (text: string) => problemOf(readLevels(text));

test('title, author, notes and levels are read', () => {
  expect(plain(read(FILE))).toEqual({
    title: 'Small & easy',
    author: 'A. "François" Mason',
    notes: ['For beginners,', '  and others.', 'Email: mason@example.org', 'Url: http://example.org/'],
    entries: [
      { title: 'One <1>', board: ['#####', '#@$.#', '#####'], notes: [], games: [] },
      { title: '2', author: 'B. Mason', board: ['     ', ' ### ', ' #   ', ' #@$.', '#####'], notes: [], games: [] },
    ],
  });
  expect(read(FILE).entries.map(({ line }) => line)).toEqual([15, 19]);
});

test('line ends of any kind and a byte order mark are read', () => {
  expect(plain(read(`\uFEFF${FILE.replaceAll('\n', '\r\n')}`))).toEqual(plain(read(FILE)));
});

test('a problem on a board has its place in the file', () => {
  expect(refuse(FILE.replace('#@$.#  ', '&#35;@$x#'))).toEqual({
    code: 'unknown-square',
    at: { line: 16, column: 17 },
    character: 'x',
  });
  expect(refuse(FILE.replace('#@$.#  ', '#@$.@'))).toEqual({ code: 'second-player', at: { line: 16, column: 14 } });
  expect(refuse(FILE.replace(/<L>#####.*?<\/L>\s*<L>.*?<\/L>\s*<L>.*?<\/L>/s, ''))).toEqual({
    code: 'no-player',
    at: { line: 14, column: 5 },
  });
});

test('elements are closed in order', () => {
  expect(refuse(FILE.replace('</Level>', '</L>'))).toEqual({
    code: 'bad-xml',
    at: { line: 18, column: 5 },
    expected: '</Level>',
  });
  expect(refuse('<SokobanLevels>\n  <Title>x')).toEqual({
    code: 'bad-xml',
    at: { line: 2, column: 11 },
    expected: '</Title>',
  });
});

test.each([
  ['an entity of its own', '<SokobanLevels>&bomb;</SokobanLevels>', { line: 1, column: 16 }],
  ['a number that is no character', '<SokobanLevels>&#xD800;</SokobanLevels>', { line: 1, column: 16 }],
  ['an entity in an attribute', '<SokobanLevels a="x&y;"/>', { line: 1, column: 20 }],
  ['an attribute without quotes', '<SokobanLevels>\n<Level Id=1>', { line: 2, column: 7 }],
  ['a comment without end', '<SokobanLevels>\n<!-- x', { line: 2, column: 7 }],
  ['text around the root', '<?xml version="1.0"?>\nhello', { line: 1, column: 22 }],
  ['another root', '<?xml version="1.0"?>\n<html></html>', { line: 2, column: 1 }],
  ['a tag without a name', '<SokobanLevels><1></SokobanLevels>', { line: 1, column: 16 }],
  ['character data without end', '<SokobanLevels>\n<![CDATA[x', { line: 2, column: 11 }],
])('%s is refused', (_, text, at) => {
  expect(refuse(text)).toMatchObject({ code: 'bad-xml', at });
});

test('entities that a file declares are not expanded', () => {
  const bomb = '<!DOCTYPE SokobanLevels [ <!ENTITY a "&b;&b;"> <!ENTITY b "x"> ]>\n<SokobanLevels>&a;</SokobanLevels>';
  expect(refuse(bomb)).toMatchObject({ code: 'bad-xml', at: { line: 2, column: 16 } });
  expect(refuse(bomb.replace('&a;<', '<'))).toEqual({ code: 'no-levels' });
});

test('deeply nested elements are passed over', () => {
  const deep = `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`;
  const file = FILE.replace('<Rating>', `${deep}<Rating>`);
  expect(valueOf(readLevels(file)).entries).toHaveLength(2);
});
