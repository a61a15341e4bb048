import { Command } from 'commander';
import type { PlayOther } from '../../games/cli-game.ts';
import { CLI_GAMES, findCliGame } from '../../games/index.ts';

const playOther: PlayOther = async (id, args) => {
  const command = await findCliGame(id)!.play(playOther);
  await command.parseAsync(args, { from: 'user' });
};

export async function playCommand(): Promise<Command> {
  const play = new Command('play').summary('play a game').description('Plays a game.');
  for (const game of CLI_GAMES) play.addCommand(await game.play(playOther));
  return play;
}
