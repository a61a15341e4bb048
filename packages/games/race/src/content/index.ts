export { DEFAULT_LIVES } from './characters.ts';
export { checkPictures, type SizeOf } from './check-pictures.ts';
export {
  type ContentProblem,
  type ContentWarning,
  MEDIA_KINDS,
  type MediaKind,
  type MediaUse,
  MOST_REPORTED,
  type PictureProblem,
  type Where,
} from './content-problem.ts';
export type { CfgFile } from './folder.ts';
export { imageSize, PICTURE_FORMATS, type PictureFormat, type PictureSize } from './image-size.ts';
export { FONT_FORMATS, isWebFont } from './fonts.ts';
export { DEFAULT_COMPLEXITY, DEFAULT_DEAD_ENDS } from './levels.ts';
export { DEFAULT_SCREEN, type FoundMedia, type Loaded, loadContent } from './load-content.ts';
export { folderOf, type FoundFile, isBelowRoot, type Lookup, LOOKUPS, rootAmong, ROOT_FILE } from './lookup.ts';
export { DEFAULT_SPAWNING } from './maps.ts';
export { tidyPath } from './paths.ts';
export { DEFAULT_POWER_UP } from './power-ups.ts';
export { DEFAULT_PROPERTIES } from './properties.ts';
export { contentSchema, type JsonSchema } from './schema.ts';
export { toFiles } from './to-files.ts';
