import { printable } from '@dedalo/clients/printable';
import type { Run } from '@dedalo/clients/race/best-runs';
import { courseKey, FIXED_SEED } from '@dedalo/clients/race/course';
import { timeText } from '@dedalo/clients/race/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { openReplayText } from '../../app/incoming.ts';
import { words } from '../../speech.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { isShipped } from '../games.ts';
import { changeRuns, readRuns } from '../store/best-runs.ts';

/** The best runs in this browser, to be watched and raced against. */
export function BestTimes(): JSX.Element {
  const said = words.value.web.race.best;
  const [runs, setRuns] = useState<readonly Run[]>([]);
  useEffect(() => void readRuns().then(setRuns), []);
  const remove = async (gone: Run): Promise<void> => {
    await changeRuns((all) => all.filter((run) => keyOf(run) !== keyOf(gone)));
    setRuns(await readRuns());
  };
  return (
    <section class="race-best" aria-label={said.title}>
      <h2>{said.title}</h2>
      {runs.length === 0 ? (
        <p class="race-note">{said.none}</p>
      ) : (
        <ul>
          {runs.map((run) => (
            <li key={keyOf(run)}>
              <b>{timeText(run.ticks)}</b>
              <span class="race-best-name">
                {nameOf(run)}
                <small>{detailsOf(run)}</small>
              </span>
              <button
                type="button"
                class="icon-button"
                aria-label={`${said.watch}: ${nameOf(run)}`}
                onClick={() => openReplayText({ name: fileOf(run), text: run.replay })}
              >
                <Icon name="film" />
              </button>
              <button
                type="button"
                class="icon-button"
                aria-label={`${said.save}: ${nameOf(run)}`}
                onClick={() => saveFile(fileOf(run), run.replay)}
              >
                <Icon name="download" />
              </button>
              <button
                type="button"
                class="icon-button"
                aria-label={said.remove(nameOf(run))}
                onClick={() => void remove(run)}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const keyOf = ({ course, pace }: Run): string => `${courseKey(course)} ${pace}`;
const fileOf = ({ course }: Run): string => `race-${courseKey(course)}.replay`;

function nameOf({ course }: Run): string {
  const { own, best } = words.value.web.race;
  const game = isShipped(course.game) ? own.shipped[course.game] : printable(course.game);
  return course.level === null ? best.whole(game) : best.level({ game, number: course.level + 1 });
}

function detailsOf({ course, pace, at }: Run): string {
  const { difficulties, courses, paces } = words.value.web.race;
  const paceText = paces[String(Math.round(pace * 100)) as keyof typeof paces];
  return [
    difficulties[course.difficulty],
    course.seed === FIXED_SEED ? courses.fixed : course.seed,
    ...(pace === 1 ? [] : [paceText]),
    at,
  ].join(', ');
}
