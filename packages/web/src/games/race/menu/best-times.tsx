import { printable } from '@dedalo/clients/printable';
import type { Run } from '@dedalo/clients/race/best-runs';
import { courseKey, FIXED_SEED } from '@dedalo/clients/race/course';
import { exactTimeText } from '@dedalo/clients/race/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { openReplayText } from '../../../app/incoming.ts';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { isShipped } from '../games.ts';
import { listOwnGames } from '../own/own-games.ts';
import { changeRuns, readRuns } from '../best-runs.ts';
import { listRevision } from './bring.ts';

/** The best runs in this browser, to be watched and raced against. */
export function BestTimes(): JSX.Element {
  const said = words.value.web.race.best;
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const revision = listRevision.value;
  useEffect(() => void readRuns().then(setRuns), []);
  useEffect(() => void ownNames().then(setNames), [revision]);
  const nameOf = ({ course: { game, level } }: Run): string => {
    const shown = isShipped(game) ? words.value.web.race.own.shipped[game] : printable(names.get(game) ?? game);
    return level === null ? said.whole(shown) : said.level({ game: shown, number: level + 1 });
  };
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
              <b>{exactTimeText(run.ticks)}</b>
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

/** The names of designers' games; one that was removed is called by its fingerprint. */
const ownNames = async (): Promise<ReadonlyMap<string, string>> =>
  new Map((await listOwnGames()).map(({ id, name }) => [id, name]));

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
