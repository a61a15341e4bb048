import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, first: what begins last should be short, so that all workers end together. */
const KINDS = [/\.long\.test\.ts$/, /\/web\/test\/browser\//, /\.slow\.test\.ts$/, /./] as const;

const kindOf = ({ moduleId }: TestSpecification): number => KINDS.findIndex((kind) => kind.test(moduleId));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => kindOf(a) - kindOf(b));
  }
}
