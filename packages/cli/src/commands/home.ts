import { isFullScreen } from '../terminal/full-screen.ts';

/** What `dedalo` runs without a command: its menu, in full screen or line by line. */
export async function home(): Promise<void> {
  if (isFullScreen()) {
    const { startClient } = await import('../app/start-client.ts');
    const { homePage } = await import('../app/home-page.ts');
    return startClient(homePage);
  }
  const { plainMenu } = await import('../plain/menu.ts');
  return plainMenu();
}
