import type { Argument, Command, Option } from 'commander';
import { offeredBy } from '../../offered-values.ts';

/** The values for an option or an argument. */
export interface TypedValue {
  /** As the help calls it, such as `file`. */
  readonly name: string;
  readonly offered: readonly string[];
  readonly paths?: 'files' | 'folders';
}

export interface OptionNode {
  /** `-o` and `--output`. */
  readonly names: readonly string[];
  readonly about: string;
  readonly value?: TypedValue;
}

export interface ArgumentNode extends TypedValue {
  readonly isRequired: boolean;
  readonly isVariadic: boolean;
}

/** A command as completion needs to know it. */
export interface CommandNode {
  /** From `dedalo` on. */
  readonly path: readonly string[];
  readonly about: string;
  readonly options: readonly OptionNode[];
  readonly arguments: readonly ArgumentNode[];
  readonly commands: readonly CommandNode[];
}

/** Everything in the help of a program and of its commands. */
export async function commandTree(program: Command): Promise<CommandNode> {
  // These are accepted anywhere.
  const everywhere = program.options.filter((option) => option.long !== '--version');
  const nodeOf = async (command: Command, above: readonly string[]): Promise<CommandNode> => {
    const help = command.createHelp();
    const path = [...above, command.name()];
    const own = help.visibleOptions(command);
    const others = everywhere.filter(({ long }) => !own.some((option) => option.long === long));
    const isHelp = !command.parent && above.length > 0;
    return {
      path,
      about: help.subcommandDescription(command),
      options: await Promise.all([...own, ...others].map(optionNode)),
      arguments: isHelp
        ? [{ name: 'command', offered: namesBeside(above), isRequired: false, isVariadic: false }]
        : await Promise.all(command.registeredArguments.map(argumentNode)),
      commands: await Promise.all(help.visibleCommands(command).map((sub) => nodeOf(sub, path))),
    };
  };
  const namesBeside = (path: readonly string[]): string[] => {
    const found = path.slice(1).reduce((at, name) => at.commands.find((sub) => sub.name() === name)!, program);
    return found.commands.map((command) => command.name());
  };
  return nodeOf(program, []);
}

async function optionNode(option: Option): Promise<OptionNode> {
  const names = [option.short, option.long].filter((name) => name !== undefined);
  const { description: about } = option;
  const [, name] = /[<[]([^>\].]+)/.exec(option.flags) ?? [];
  return name === undefined ? { names, about } : { names, about, value: await typedValue(name, option) };
}

async function argumentNode(argument: Argument): Promise<ArgumentNode> {
  const value = await typedValue(argument.name(), argument);
  return { ...value, isRequired: argument.required, isVariadic: argument.variadic };
}

async function typedValue(name: string, what: Option | Argument): Promise<TypedValue> {
  const offered = [...(await offeredBy(what)), ...(await offeredBy(what.parseArg))];
  const paths = pathsNamed(name);
  return { name, offered, ...(paths && { paths }) };
}

/** A value that is a path says so in its name. */
function pathsNamed(name: string): TypedValue['paths'] {
  if (/\b(?:files?|replay)\b/.test(name)) return 'files';
  return /\bfolder\b/.test(name) ? 'folders' : undefined;
}

/** The command and all below it. */
export const allCommands = (node: CommandNode): CommandNode[] => [node, ...node.commands.flatMap(allCommands)];

export const pathText = ({ path }: CommandNode): string => path.join(' ');
