import type { ComponentChildren, JSX } from 'preact';

export interface BarRow {
  readonly key: string | number;
  readonly head: ComponentChildren;
  /** The drawing; it says nothing that the words do not. */
  readonly bar: ComponentChildren;
  readonly words: ComponentChildren;
}

interface BarTableProps {
  /** The names of the three columns. */
  readonly columns: readonly [string, string];
  readonly rows: readonly BarRow[];
  readonly caption: string;
}

/** A chart that is also a table, for screen readers. */
export const BarTable = ({ columns, rows, caption }: BarTableProps): JSX.Element => (
  <table class="bar-table">
    <caption class="only-heard">{caption}</caption>
    <thead class="only-heard">
      <tr>
        <th scope="col">{columns[0]}</th>
        <th scope="col">{columns[1]}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, head, bar, words }) => (
        <tr key={key}>
          <th scope="row">{head}</th>
          <td>
            <svg class="bar" aria-hidden="true" focusable="false">
              {bar}
            </svg>
            <span class="bar-words">{words}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
