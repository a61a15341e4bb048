export { findPath, type Found, type TomlPath } from './find-path.ts';
export { isTable, type NotToml, parseToml, type TomlTable, type TomlValue } from './parse-toml.ts';
