import { allCommands, type CommandNode, pathText, type TypedValue } from './command-tree.ts';
import { shellQuote } from './quote.ts';

/** Bash splits `--option=value` at the equals sign, so the three parts come as three words. */
const WALK = String.raw`_dedalo() {
  local cur=${'$'}{COMP_WORDS[COMP_CWORD]} at=dedalo count=0 option= over= paths= word index
  local -a values
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    word=${'$'}{COMP_WORDS[index]}
    if [[ -n $option ]]; then
      [[ $word == = ]] || option=
    elif [[ -n $over ]]; then
      count=$((count + 1))
    elif [[ $word == -- ]]; then
      over=1
    elif [[ $word == -* ]]; then
      _dedalo_value "$at $word" && option=$word
    elif _dedalo_is_command "$at $word"; then
      at="$at $word"
    else
      count=$((count + 1))
    fi
  done
  values=() paths=
  if [[ -n $option ]]; then
    [[ $cur == = ]] && cur=
    _dedalo_value "$at $option"
  elif [[ -z $over && $cur == -* ]]; then
    _dedalo_options "$at"
  else
    ((count == 0)) && _dedalo_commands "$at"
    _dedalo_argument "$at $count"
  fi
  for word in ${'$'}{values[@]+"${'$'}{values[@]}"}; do
    if [[ $word == "$cur"* ]]; then
      printf -v word %q "$word"
      COMPREPLY+=("$word")
    fi
  done
  if [[ -n $paths ]]; then
    compopt -o filenames -o default 2>/dev/null
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen "$paths" -- "$cur")
  fi
}

complete -F _dedalo dedalo
`;

/** For bash 3.2 and newer. */
export function bashScript(program: CommandNode): string {
  const commands = allCommands(program);
  return [
    '# Completion of dedalo for bash, made by: dedalo completion bash\n',
    lookUp('_dedalo_is_command', [[commands.map((node) => shellQuote(pathText(node))), 'return 0']], 'return 1'),
    lookUp(
      '_dedalo_commands',
      commands
        .filter((node) => node.commands.length > 0)
        .map((node) => [[shellQuote(pathText(node))], wordList(node.commands.map(({ path }) => path.at(-1)!))]),
    ),
    lookUp(
      '_dedalo_options',
      commands.map((node) => [[shellQuote(pathText(node))], wordList(node.options.flatMap(({ names }) => names))]),
    ),
    '# Fails for an option that takes no value.',
    lookUp('_dedalo_value', grouped(commands.flatMap(optionValues)), 'return 1'),
    lookUp('_dedalo_argument', grouped(commands.flatMap(argumentValues))),
    WALK,
  ].join('\n');
}

type Branch = readonly [patterns: readonly string[], body: string];

function lookUp(name: string, branches: readonly Branch[], otherwise?: string): string {
  const all = otherwise === undefined ? branches : [...branches, [['*'], otherwise] as const];
  const lines = all.map(([patterns, body]) => `    ${patterns.join(' | ')}) ${body === '' ? '' : `${body} `};;`);
  return `${name}() {\n  case $1 in\n${lines.join('\n')}\n  esac\n}\n`;
}

const wordList = (words: readonly string[]): string => `values=(${words.map(shellQuote).join(' ')})`;

const valueBody = ({ offered, paths }: TypedValue): string =>
  [
    ...(offered.length > 0 ? [wordList(offered)] : []),
    ...(paths ? [paths === 'files' ? 'paths=-f' : 'paths=-d'] : []),
  ].join(' ');

const optionValues = (node: CommandNode): Branch[] =>
  node.options.flatMap(({ names, value }) =>
    value ? [[names.map((name) => shellQuote(`${pathText(node)} ${name}`)), valueBody(value)] as const] : [],
  );

const argumentValues = (node: CommandNode): Branch[] =>
  node.arguments.flatMap((argument, index) => {
    const pattern = argument.isVariadic
      ? `${shellQuote(`${pathText(node)} `)}[0-9]*`
      : shellQuote(`${pathText(node)} ${index}`);
    const body = valueBody(argument);
    return body === '' ? [] : [[[pattern], body] as const];
  });

/** Branches that do the same become one. */
function grouped(branches: readonly Branch[]): Branch[] {
  const byBody = Map.groupBy(branches, ([, body]) => body);
  return [...byBody].map(([body, same]) => [same.flatMap(([patterns]) => patterns), body]);
}
