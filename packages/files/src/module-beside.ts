/**
 * The address of a module beside another, `moduleBeside('./worker', import.meta.url)`: TypeScript in the project, JavaScript
 * where it is installed. The compiler changes the endings of imports, not those of addresses.
 */
export const moduleBeside = (path: string, self: string): URL =>
  new URL(path + self.slice(self.lastIndexOf('.')), self);
