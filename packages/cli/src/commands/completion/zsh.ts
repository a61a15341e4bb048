import { allCommands, type CommandNode, type OptionNode, pathText, type TypedValue } from './command-tree.ts';
import { shellQuote } from './quote.ts';

/** A file in `fpath`, or a script to be sourced. */
export function zshScript(program: CommandNode): string {
  return [
    '#compdef dedalo\n# Completion of dedalo for zsh, made by: dedalo completion zsh\n',
    `_dedalo_or_files() {\n  _alternative "values:value:($*)" 'files:file:_files'\n}\n`,
    ...allCommands(program).map(commandFunction),
    'if [[ $funcstack[1] == _dedalo ]]; then\n  _dedalo "$@"\nelse\n  compdef _dedalo dedalo\nfi\n',
  ].join('\n');
}

const functionName = (node: CommandNode): string => `_${pathText(node).replaceAll(/\W/g, '_')}`;

function commandFunction(node: CommandNode): string {
  const options = node.options.map(optionSpec);
  return `${functionName(node)}() {\n${node.commands.length > 0 ? group(node, options) : leaf(node, options)}}\n`;
}

const specs = (lines: readonly string[]): string => lines.map((line) => ` \\\n    ${line}`).join('');

const leaf = (node: CommandNode, options: readonly string[]): string =>
  `  _arguments -S :${specs([...options, ...node.arguments.map((argument, index) => shellQuote(`${argument.isVariadic ? '*' : index + 1}${argument.isRequired || argument.isVariadic ? '' : ':'}${valueSpec(argument)}`))])}\n`;

const group = (node: CommandNode, options: readonly string[]): string => `  local curcontext=$curcontext state line
  local -a commands
  typeset -A opt_args
  _arguments -C -S :${specs([...options, "'1:command:->command'", "'*::argument:->argument'"])}
  case $state in
    command)
      commands=(${node.commands.map((sub) => `\n        ${shellQuote(`${sub.path.at(-1)!}:${escaped(sub.about)}`)}`).join('')}
      )
      _describe -t commands command commands
      ;;
    argument)
      case $line[1] in${node.commands.map((sub) => `\n        ${shellQuote(sub.path.at(-1)!)}) ${functionName(sub)} ;;`).join('')}
      esac
      ;;
  esac
`;

/** One option under all of its names. One that takes a value may be given again: some are lists. */
function optionSpec({ names, about, value }: OptionNode): string {
  const ending = value ? (name: string): string => (name.startsWith('--') ? `${name}=` : `${name}+`) : String;
  const before = value ? '*' : names.length > 1 ? `(${names.join(' ')})` : '';
  const after = `[${escaped(about)}]${value ? valueSpec(value) : ''}`;
  if (names.length === 1) return shellQuote(`${before}${ending(names[0]!)}${after}`);
  return `${shellQuote(before)}{${names.map(ending).join(',')}}${shellQuote(after)}`;
}

/** The name of a value and what completes it: a space alone completes nothing. */
const valueSpec = (value: TypedValue): string => `:${escaped(value.name)}:${action(value)}`;

function action({ offered, paths }: TypedValue): string {
  const words = offered.map((word) => word.replaceAll(/[^\w.-]/g, String.raw`\$&`)).join(' ');
  if (paths === 'folders') return '_files -/';
  if (paths === 'files') return words === '' ? '_files' : ` _dedalo_or_files ${words}`;
  return words === '' ? ' ' : `(${words})`;
}

/** Characters that would end a description, or have a meaning in it. */
const escaped = (text: string): string => text.replaceAll(/[\\:[\]$\x60]/g, String.raw`\$&`);
