export * from './messages.ts';
export * from './read-answer.ts';
export * from './views/index.ts';
