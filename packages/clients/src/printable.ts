/** Text from a file, made safe to print: control and bidirectional characters become visible signs. */
export const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- those are what must not get through
  text.replaceAll(/[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g, '\uFFFD');
