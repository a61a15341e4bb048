import { cleanTitle } from '@dedalo/clients';
import type { JSX } from 'preact';
import { formatShare, formatWhole } from '../format.ts';
import { said } from '../given/speech.ts';
import { useReport } from '../report.ts';
import { Scroll, Section } from '../section.tsx';

/** A smaller share is common in programs for one task; the file lists every pair. */
const LEAST_SHARE = 0.3;
const MOST_PAIRS = 40;

/** Hand-ins that have much of their code in common, the most alike first. */
export function SameCode(): JSX.Element | null {
  const { sameCode } = useReport().result;
  if (!sameCode) return null;
  const pairs = sameCode.filter(({ lines, of }) => lines / of >= LEAST_SHARE).slice(0, MOST_PAIRS);
  return (
    <Section title={said.sameCode} note={pairs.length === 0 ? said.noSameCode : said.sameCodeNote}>
      {pairs.length > 0 && (
        <Scroll label={said.sameCode}>
          <table class="report-table same-code">
            <thead>
              <tr>
                <th scope="col" class="is-number">
                  {said.columns.equal}
                </th>
                <th scope="col" class="is-number">
                  {said.columns.equalLines}
                </th>
                <th scope="col" class="is-name" colSpan={2}>
                  {said.columns.name}
                </th>
              </tr>
            </thead>
            <tbody>
              {pairs.map(({ names, lines, of }, index) => (
                <tr key={index}>
                  <td class="is-number">{formatShare(lines / of)}</td>
                  <td class="is-number">{said.linesOf({ lines: formatWhole(lines), of: formatWhole(of) })}</td>
                  {names.map((name) => (
                    <td key={name} class="is-name">
                      <bdi>{cleanTitle(name)}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Section>
  );
}
