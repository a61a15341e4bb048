import { allCommands, type CommandNode, type OptionNode, pathText, type TypedValue } from './command-tree.ts';
import { fishQuote } from './quote.ts';

export function fishScript(program: CommandNode): string {
  const commands = allCommands(program);
  return `# Completion of dedalo for fish, made by: dedalo completion fish

# Whether the command that has been typed so far is this one.
function __dedalo_at
    set -l at dedalo
    set -l words (commandline -opc)
    set -e words[1]
    for word in $words
        if contains -- "$at $word" ${commands.map((node) => fishQuote(pathText(node))).join(' ')}
            set at "$at $word"
        end
    end
    test "$at" = "$argv[1]"
end

complete -c dedalo -f
${[...new Set(commands.flatMap(linesOf))].join('\n')}
`;
}

function linesOf(node: CommandNode): string[] {
  const here = `complete -c dedalo -n ${fishQuote(`__dedalo_at "${pathText(node)}"`)}`;
  return [
    ...node.commands.map((sub) => `${here} -a ${fishQuote(sub.path.at(-1)!)} -d ${fishQuote(sub.about)}`),
    ...node.options.map((option) => `${here} ${optionText(option)}`),
    ...node.arguments
      .map(valueText)
      .filter((text) => text !== '')
      .map((text) => `${here} ${text}`),
  ];
}

function optionText({ names, about, value }: OptionNode): string {
  const flags = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  // A value without files of its own has no file completion.
  const taken = value ? [value.paths === 'files' ? '-r' : '-x', valueText(value)] : [];
  return [...flags, ...taken, `-d ${fishQuote(about)}`].filter((part) => part !== '').join(' ');
}

function valueText({ offered, paths }: TypedValue): string {
  const words = offered.map((word) => (/^[\w.-]+$/.test(word) ? word : fishQuote(word)));
  if (paths === 'folders') words.push('(__fish_complete_directories)');
  return [...(paths === 'files' ? ['-F'] : []), ...(words.length > 0 ? [`-a ${fishQuote(words.join(' '))}`] : [])].join(
    ' ',
  );
}
