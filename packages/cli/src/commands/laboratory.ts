import { Command } from 'commander';
import { isFullScreen } from '../terminal/full-screen.ts';
import { UsageError } from '../usage.ts';

export const laboratoryCommand = (): Command =>
  new Command('laboratory')
    .summary('watch mazes grow and searches find their way')
    .description(
      'A screen on which mazes are carved before your eyes and path finders search them: choose generator, size, speed and path finder with the arrows.',
    )
    .action(async () => {
      if (!isFullScreen()) {
        throw new UsageError('The laboratory needs a terminal. dedalo maze and dedalo path do the same for pipes.');
      }
      const { startClient } = await import('../app/start-client.ts');
      const { LaboratoryPage } = await import('../app/lab/laboratory-page.ts');
      await startClient((client) => new LaboratoryPage(client));
    });
