import { cleanTitle } from '@dedalo/clients';
import type { JSX } from 'preact';
import { arena, said } from '../given/speech.ts';
import { printableText } from '../printable-text.ts';
import { useReport } from '../report.ts';
import { Section } from '../section.tsx';

type AbsentWords = Readonly<Record<string, string | ((what: { readonly detail: string }) => string)>>;

/** In the words of the tournament where it has some, else by the code. */
function reasonOf(code: string, detail: string): string {
  const { absent = {} } = arena.tournament as { readonly absent?: AbsentWords };
  const sentence = absent[code];
  if (typeof sentence === 'function') return sentence({ detail });
  return [sentence ?? code, detail].filter(Boolean).join(': ');
}

/** Hand-ins that could not play, and what is needed to mend them. */
export function AbsentList(): JSX.Element | null {
  const { absent } = useReport().result;
  if (absent.length === 0) return null;
  return (
    <Section title={said.absent}>
      <dl class="report-facts">
        {absent.map(({ name, code, detail }, index) => (
          <div key={index}>
            <dt>
              <bdi>{cleanTitle(name)}</bdi>
            </dt>
            <dd>{printableText(reasonOf(code, detail))}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
