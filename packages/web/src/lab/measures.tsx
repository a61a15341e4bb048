import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { formatPercent, formatTenths, formatWhole } from './figures.ts';
import type { Laboratory } from './laboratory.ts';
import { finderName, generatorName } from './names.ts';
import type { Trial } from './trial.ts';

const ROWS = ['rooms', 'deadEnds', 'junctions', 'longestPath', 'river', 'path', 'looked', 'steps'] as const;
type Row = (typeof ROWS)[number];

/** The figure of a row, or nothing while it is not known. */
function figure({ experiment, measures: { value: measured } }: Trial, row: Row): string | undefined {
  if (row === 'steps' || row === 'looked') return formatWhole(experiment[row]);
  if (row === 'path') return experiment.found && formatWhole(experiment.found.steps);
  if (!measured) return undefined;
  if (row === 'river') return formatTenths(measured.river);
  const whole = formatWhole(measured[row]);
  return row === 'deadEnds' ? `${whole} (${formatPercent(measured.deadEnds / Math.max(1, measured.rooms))})` : whole;
}

/** The figures of both experiments side by side. */
export function Measures({ lab }: { readonly lab: Laboratory }): JSX.Element {
  const { lab: said } = words.value.web;
  const notes: Readonly<Partial<Record<Row, string>>> = said.measureNotes;
  const trials = lab.trials.value;
  void lab.beat.value;
  return (
    <section class="measures">
      <h2>{said.measures}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {trials.map(({ side, experiment: { request } }) => (
              <th key={side} scope="col">
                {generatorName(request.generator)}
                <span>{finderName(request.finder)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">
                {said.measureNames[row]}
                {notes[row] !== undefined && <span>{notes[row]}</span>}
              </th>
              {trials.map((trial) => (
                <td key={trial.side}>{figure(trial, row) ?? <span class="not-yet">{said.notYet}</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
