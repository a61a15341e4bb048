const LONGEST = 60;

/** A file name that is valid on every system: `classic-4-open-chimney.replay`. */
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
  // Windows reserves these names for devices, with any ending.
  const isTaken = /^(con|prn|aux|nul|com\d|lpt\d)$/.test(stem);
  return `${stem === '' ? 'game' : stem}${isTaken ? '-game' : ''}.${ending}`;
}
