/** What the arena tells of a tournament and of its games, as plain data: `--json`, results.json and the report. */
export * from './absent-code.ts';
export type * from './bout-report.ts';
export * from './fault.ts';
export type * from './report-data.ts';
export * from './tournament-result.ts';
