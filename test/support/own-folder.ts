import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of a test file, or of each of its tests, which hooks make and remove. @returns its path, or one inside of it */
export function ownFolder(
  of: 'file' | 'test' = 'file',
  parent: () => string | Promise<string> = tmpdir,
): (...inside: string[]) => string {
  let folder = '';
  const make = async () => {
    folder = await mkdtemp(join(await parent(), 'tablemates-'));
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  if (of === 'file') {
    beforeAll(make);
    afterAll(remove);
  } else {
    beforeEach(make);
    afterEach(remove);
  }
  return (...inside) => join(folder, ...inside);
}
