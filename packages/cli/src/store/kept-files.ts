import type { Result } from '@dedalo/grid';
import { readIfThere, reasonOf } from './files.ts';
import { keepCopy, setAside } from './set-aside.ts';
import type { ProblemReport } from './store-problem.ts';
import type { Damaged, NewerVersion } from './toml.ts';

/** Reads the user's files and makes sure that nothing is overwritten that has not been understood or set aside. */
export class KeptFiles {
  readonly #report: ProblemReport;
  /** These files hold something that we have not read. */
  readonly #unread = new Set<string>();

  constructor(report: ProblemReport) {
    this.#report = report;
  }

  /** The content of the file; undefined where it is missing or unusable, which has been reported. */
  read<T>(file: string, parse: (text: string) => Result<T, Damaged | NewerVersion>): T | undefined {
    const text = readIfThere(file);
    if (!text.ok) {
      if (text.error === 'not-text') this.#giveUp(file, { code: 'damaged' });
      else {
        this.#unread.add(file);
        this.#report.add({ code: 'cannot-read', file, reason: text.error });
      }
      return undefined;
    }
    this.#unread.delete(file);
    if (text.value === undefined) return undefined;
    const parsed = parse(text.value);
    if (parsed.ok) return parsed.value;
    this.#giveUp(file, parsed.error);
    return undefined;
  }

  /** To be called before a file is written; throws where its old content can only be kept by not writing. */
  makeRoom(file: string): void {
    if (!this.#unread.has(file)) return;
    const aside = setAside(file);
    this.#unread.delete(file);
    this.#report.add({ code: 'damaged', file, aside });
  }

  setAside(file: string): string | undefined {
    return this.#kept(file, () => setAside(file));
  }

  keepCopy(file: string): string | undefined {
    return this.#kept(file, () => keepCopy(file));
  }

  #kept(file: string, keep: () => string): string | undefined {
    try {
      return keep();
    } catch (error) {
      if (reasonOf(error) !== 'ENOENT') this.#unread.add(file);
      return undefined;
    }
  }

  #giveUp(file: string, problem: { code: 'damaged' } | Damaged | NewerVersion): void {
    const mark = problem.code === 'newer-version' ? 'newer' : 'damaged';
    const aside = this.#kept(file, () => setAside(file, mark));
    this.#report.add({ ...problem, file, ...(aside !== undefined && { aside }) });
  }
}
