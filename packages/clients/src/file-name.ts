/** The last part of a path. */
export const fileName = (path: string): string => path.replace(/^.*[/\\]/s, '');
