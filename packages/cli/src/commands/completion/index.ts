import { Argument, Command } from 'commander';
import { oneOf } from '../../values.ts';
import { bashScript } from './bash.ts';
import { type CommandNode, commandTree } from './command-tree.ts';
import { fishScript } from './fish.ts';
import { zshScript } from './zsh.ts';

const SCRIPTS: Readonly<Record<'bash' | 'zsh' | 'fish', (program: CommandNode) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};
type Shell = keyof typeof SCRIPTS;
const SHELLS = Object.keys(SCRIPTS) as Shell[];

/** The script is made from the whole program, so it is always complete. */
export const completionCommand = (wholeProgram: () => Promise<Command>): Command =>
  new Command('completion')
    .summary('complete commands and options in your shell with Tab')
    .description(
      'Prints a script that lets your shell complete the commands, options and values of dedalo. It holds everything itself: Tab starts no program. After an update of dedalo, install it again.',
    )
    .addArgument(new Argument('<shell>', `one of ${SHELLS.join(', ')}`).argParser(oneOf(SHELLS)))
    .addHelpText(
      'after',
      `
To install it, once (new shells then have it; each folder must exist):
  bash  dedalo completion bash > ~/.local/share/bash-completion/completions/dedalo
  zsh   dedalo completion zsh > "\${fpath[1]}/_dedalo"
  fish  dedalo completion fish > ~/.config/fish/completions/dedalo.fish

Bash without the package bash-completion: put  source <(dedalo completion bash)  into ~/.bashrc instead.`,
    )
    .action(async (shell: Shell) => {
      process.stdout.write(SCRIPTS[shell](await commandTree(await wholeProgram())));
    });
