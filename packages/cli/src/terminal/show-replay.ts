import type { GameTypes, ReplayCursor } from '@dedalo/engine';
import { FullScreen } from './full-screen.ts';
import { type Key, listenToKeys } from './keys.ts';

export const SPEEDS = { least: 0.1, most: 100, usual: 4 } as const;

const HELP = '← → step   space play/pause   ↑ ↓ speed   home end   q leave';

/** The board where a replay stands. */
export const drawnBoard = <T extends GameTypes>({ game, state }: ReplayCursor<T>): string[] =>
  game.text.draw(game.view(state, 'public')).split('\n');

/** “12 of 33: r”. */
export function positionWords<T extends GameTypes>({ game, record, position, length }: ReplayCursor<T>): string {
  const last = record.actions[position - 1];
  return `${position} of ${length}${last ? `: ${game.text.formatAction(last.action)}` : ''}`;
}

/** Steps through a replay by keys until its viewer leaves. */
export async function showReplay<T extends GameTypes>(
  cursor: ReplayCursor<T>,
  options: { readonly title: string; readonly speed?: number },
): Promise<void> {
  const screen = new FullScreen();
  let speed = options.speed ?? SPEEDS.usual;
  let timer: NodeJS.Timeout | undefined;
  const { promise: hasLeft, resolve: leave } = Promise.withResolvers<void>();

  const draw = (): void => {
    const pace = timer ? `playing, ${speed} a second` : 'paused';
    const body = [options.title, '', ...drawnBoard(cursor)];
    screen.draw({ body, foot: [positionWords(cursor), pace, '', HELP] });
  };
  const pause = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const play = (): void => {
    pause();
    timer = setInterval(() => {
      cursor.goTo(cursor.position + 1);
      if (cursor.position === cursor.length) pause();
      draw();
    }, 1000 / speed);
  };
  const pace = (factor: number): void => {
    speed = Math.round(Math.min(SPEEDS.most, Math.max(SPEEDS.least, speed * factor)) * 10) / 10;
    if (timer) play();
  };
  const go = (position: number): void => {
    pause();
    cursor.goTo(position);
  };
  const toggle = (): void => {
    if (timer) return pause();
    if (cursor.position === cursor.length) cursor.goTo(0);
    return play();
  };
  const actions: Readonly<Record<Key, () => void>> = {
    right: () => go(cursor.position + 1),
    left: () => go(cursor.position - 1),
    home: () => go(0),
    end: () => go(cursor.length),
    space: toggle,
    up: () => pace(2),
    down: () => pace(0.5),
    q: leave,
    escape: leave,
    interrupt: leave,
  };

  screen.enter();
  const deafen = listenToKeys((key) => {
    actions[key]?.();
    draw();
  });
  process.stdout.on('resize', draw);
  if (options.speed !== undefined) play();
  draw();
  await hasLeft;
  pause();
  process.stdout.off('resize', draw);
  deafen();
  screen.leave();
}
