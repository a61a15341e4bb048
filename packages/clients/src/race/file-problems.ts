import type { CfgSyntaxProblem, ContentProblem } from '@dedalo/race';
import { say, type Words } from '@dedalo/words';

type OtherProblem = Exclude<ContentProblem, CfgSyntaxProblem>;

const isSyntax = (problem: ContentProblem): problem is Exclude<ContentProblem, OtherProblem> => 'number' in problem;

/** What is wrong with the files of a race, without the place. */
export function raceProblemText(words: Words, problem: ContentProblem): string {
  const said = words.games.race.files;
  if (!isSyntax(problem)) {
    return say<OtherProblem>(
      said.problem((found) => say(words.mazes.map, found)),
      problem,
    );
  }
  const { number, found, opened } = problem;
  const expected = said.expected[problem.expected];
  return said.syntax({ kind: said.kinds[problem.code], number, expected, found, opened });
}
