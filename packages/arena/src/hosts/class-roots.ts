import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every described player is in a package below this one (D12). */
const PACKAGE = /(?:^|\/)gj\/stratego\/player\/.*\.class$/;

/**
 * Where classes of the described package are, if not in the folder itself: a project as an editor keeps it has them in
 * `bin`, `out/production/NAME` or `target/classes`, beside their sources.
 */
export async function classRootsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const roots = names.flatMap((name) => {
    const at = name.replaceAll('\\', '/').search(PACKAGE);
    return at > 0 ? [join(folder, name.slice(0, at))] : [];
  });
  return [...new Set(roots)].sort();
}
