export * from './cfg-problem.ts';
export * from './cfg-value.ts';
export * from './change-cfg.ts';
export { formatCfg, formatEntries } from './format-cfg.ts';
export * from './make-cfg.ts';
export { readCfg } from './read-cfg.ts';
