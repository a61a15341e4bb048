/** A font's letters are in its rule as base64, which has no brace. */
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

export interface SplitStyle {
  /** The rules that bring the fonts: the same for the report of every game. */
  readonly fonts: string;
  readonly rest: string;
}

export const splitFonts = (style: string): SplitStyle => ({
  fonts: (style.match(FONT_FACE) ?? []).join(''),
  rest: style.replaceAll(FONT_FACE, ''),
});
