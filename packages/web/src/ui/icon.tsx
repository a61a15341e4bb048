import type { JSX } from 'preact';

/** All drawn with one pen, on 24 by 24. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6v1',
  redo: 'M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6v1',
  restart: 'M4 4v6h6M4.6 10A8 8 0 1 1 4 14',
  hint: 'M9 18h6M10 21h4M8 14.5A6 6 0 1 1 16 14.5c-.8.7-1 1.5-1 2.5H9c0-1-.2-1.8-1-2.5z',
  play: 'M7 5v14l12-7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  'one-step': 'M6 5v14M10 5l9 7-9 7z',
  'step-forward': 'M7 5l9 7-9 7z',
  'mark-back': 'M8 6l-6 6 6 6M17 7l5 5-5 5-5-5z',
  'mark-forward': 'M16 6l6 6-6 6M7 7l5 5-5 5-5-5z',
  levels: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4M15 7a0 0 0 1 0 0 0M9 17a0 0 0 1 0 0 0',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  download: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 9.5a0 0 0 1 0 0 0',
  paste: 'M9 4h6v3H9zM7 5H5v16h14V5h-2M9 12h6M9 16h4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  check: 'M5 13l4 4L19 7',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  silent: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  motion: 'M3 12h6M3 7h10M3 17h10M17 8l4 4-4 4',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  flask: 'M9 3h6M10 3v6L4.5 19a1.5 1.5 0 0 0 1.3 2h12.4a1.5 1.5 0 0 0 1.3-2L14 9V3M7.5 15h9',
  film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  question: 'M9 9a3 3 0 1 1 4.2 2.8c-.9.4-1.2 1-1.2 2.2M12 17.5h.01',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  star: 'M12 3l2.8 5.8 6.2.9-4.5 4.4 1.1 6.2L12 17.4l-5.6 2.9 1.1-6.2L3 9.7l6.2-.9z',
  bookmark: 'M6 3h12v18l-6-5-6 5z',
  library: 'M4 4h4v16H4zM10 4h4v16h-4zM16 5l3.5-.8L22 19l-3.5.8z',
  dice: 'M4 4h16v16H4zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);
