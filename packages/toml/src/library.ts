/** The library, in the one file that may import it. */
export { parse, TomlError, type TomlTable, type TomlValue } from 'smol-toml';
