import './today.css';
import { dayText } from '@dedalo/clients/today/day-text';
import { anyWonDays, streakOf } from '@dedalo/clients/today/streak';
import type { JSX } from 'preact';
import { linkTo } from '../app/route.ts';
import { language, words } from '../speech.ts';
import { dayResults } from '../store/day-results.ts';
import { DayTiles } from './day-tiles.tsx';
import { today } from './today.ts';

/** The challenges of today on the first screen. */
export function TodayStrip(): JSX.Element {
  const said = words.value.today;
  const { now } = streakOf(anyWonDays(dayResults()), today.value);
  return (
    <section class="today-strip" aria-labelledby="today">
      <header class="today-head">
        <h2 id="today">
          {said.title} <span class="today-date">{dayText(today.value, language.value)}</span>
        </h2>
        {now > 0 && <p class="today-streak">{said.streak(now)}</p>}
        <a href={linkTo(['today'])}>{said.results}</a>
      </header>
      <DayTiles />
    </section>
  );
}
