export * from './bodies.ts';
export * from './clock-settings.ts';
export * from './news.ts';
export * from './read.ts';
export * from './requests.ts';
