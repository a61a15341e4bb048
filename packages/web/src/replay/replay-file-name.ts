const LONGEST = 60;

/** A name that every file system takes: `classic-4-open-chimney.replay`. */
export function replayFileName(title: string, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const stem = [...plain]
    .slice(0, LONGEST)
    .join('')
    .replaceAll(/^-+|-+$/g, '');
  // Windows keeps these for its devices, whatever ending they have.
  const isTaken = /^(con|prn|aux|nul|com\d|lpt\d)$/.test(stem);
  return `${stem === '' ? 'game' : stem}${isTaken ? '-game' : ''}.${ending}`;
}
