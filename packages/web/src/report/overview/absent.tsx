import { cleanTitle } from '@dedalo/clients';
import { absentWords } from '@dedalo/clients/absent-words';
import type { JSX } from 'preact';
import { arena, said } from '../given/speech.ts';
import { printableText } from '../printable-text.ts';
import { useReport } from '../report.ts';
import { Section } from '../section.tsx';

/** Hand-ins that could not play, with what can be shown to their authors. */
export function AbsentList(): JSX.Element | null {
  const { absent } = useReport().result;
  if (absent.length === 0) return null;
  return (
    <Section title={said.absent}>
      <dl class="report-facts absents">
        {absent.map((one, index) => (
          <div key={index}>
            <dt>
              <bdi>{cleanTitle(one.name)}</bdi>
            </dt>
            <dd>
              {printableText(absentWords(arena, one))}
              {one.said && <pre>{printableText(one.said.join('\n'))}</pre>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
