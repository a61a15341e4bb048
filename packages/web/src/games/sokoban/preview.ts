import { solvingRecord } from '@dedalo/clients/sokoban/solutions';
import { ReplayCursor } from '@dedalo/engine';
import { sokoban, type SokobanTypes } from '@dedalo/sokoban';
import { previewLevels } from 'virtual:preview-levels';
import { BoardCanvas } from './board/board-canvas.ts';
import { facingAfter, FIRST_FACING, sceneOf } from './board/scene-of.ts';
import { settings, theme } from '../../store/settings.ts';
import type { StartPreview } from '../../home/preview.tsx';
import { whileSeen } from '../../home/previews/living.ts';

const STEPS_PER_SECOND = 4;
const REST_SECONDS = 2.5;
const GLIDE_MS = 180;

/** One level after another is solved. */
export const startSokoban: StartPreview = (host, { hasMotion }) => {
  const board = new BoardCanvas(host, { skin: settings.peek().skin, theme: theme.peek() });
  let turn = Math.floor(Math.random() * previewLevels.length);
  let facing = FIRST_FACING;
  const begin = (): ReplayCursor<SokobanTypes> => {
    const { config, letters } = previewLevels[turn++ % previewLevels.length]!;
    const parsed = sokoban.text.parseConfig(config);
    const record = parsed.ok ? solvingRecord(parsed.value.level, letters) : undefined;
    if (!record) throw new Error('a level of ours has no solution');
    return new ReplayCursor(sokoban, record);
  };
  let cursor = begin();
  const show = (ms: number): void => board.show(sceneOf(cursor.state, facing), { ms });
  show(0);
  let due = 0;
  let rest = 0;
  const step = (): void => {
    const { action } = cursor.record.actions[cursor.position]!;
    const played = sokoban.play(cursor.state, 0, action);
    if (played.ok) facing = facingAfter(played.value.events[0], cursor.state.config.level.width, facing);
    cursor.goTo(cursor.position + 1);
    show(GLIDE_MS);
  };
  const end = whileSeen(host, (seconds) => {
    if (!hasMotion) return;
    if (cursor.position === cursor.length) {
      rest += seconds;
      if (rest < REST_SECONDS) return;
      rest = 0;
      cursor = begin();
      show(0);
      return;
    }
    due += seconds * STEPS_PER_SECOND;
    if (due < 1) return;
    due -= 1;
    step();
  });
  return () => {
    end();
    board.destroy();
    host.replaceChildren();
  };
};
