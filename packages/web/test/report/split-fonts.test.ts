import { expect, test } from 'vitest';
import { splitFonts } from '../../build/split-fonts.ts';

const LITERATA = '@font-face{font-family:Literata;src:url(data:font/woff2;base64,d09GMg+/=)format("woff2")}';
const COMMISSIONER = '@font-face {\n  font-family: Commissioner;\n}';

test('the rules of fonts are parted from all others, in their order', () => {
  const style = `@layer a,b;${LITERATA}@layer a{p{margin:0}}${COMMISSIONER}@media print{p{color:red}}`;
  expect(splitFonts(style)).toEqual({
    fonts: LITERATA + COMMISSIONER,
    rest: '@layer a,b;@layer a{p{margin:0}}@media print{p{color:red}}',
  });
});

test('a style without fonts stays as it is', () => {
  expect(splitFonts('p{margin:0}')).toEqual({ fonts: '', rest: 'p{margin:0}' });
});
