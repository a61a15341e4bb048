import { expect, test } from 'vitest';
import { Pinch } from '../../src/pointing/pinch.ts';

function tried(): { readonly pinch: Pinch; readonly heard: string[] } {
  const heard: string[] = [];
  const pinch = new Pinch({
    zoomBy: (factor, { x, y }) => void heard.push(`zoom ${factor} at ${x},${y}`),
    panBy: ({ x, y }) => void heard.push(`pan ${x},${y}`),
  });
  return { pinch, heard };
}

test('two fingers that part come nearer to the point between them', () => {
  const { pinch, heard } = tried();
  expect(pinch.down(1, { x: 0, y: 0 })).toBe(false);
  expect(pinch.down(2, { x: 100, y: 0 })).toBe(true);
  pinch.move(2, { x: 200, y: 0 });
  expect(heard).toEqual(['pan 50,0', 'zoom 2 at 100,0']);
});

test('one finger alone does nothing, nor does one that was never put down', () => {
  const { pinch, heard } = tried();
  pinch.down(1, { x: 0, y: 0 });
  pinch.move(1, { x: 50, y: 0 });
  pinch.move(7, { x: 50, y: 0 });
  pinch.down(2, { x: 100, y: 0 });
  pinch.up(1);
  pinch.move(2, { x: 200, y: 0 });
  expect(heard).toEqual([]);
});

test('a third finger is no new beginning', () => {
  const { pinch } = tried();
  pinch.down(1, { x: 0, y: 0 });
  pinch.down(2, { x: 100, y: 0 });
  expect(pinch.down(3, { x: 50, y: 50 })).toBe(true);
});
