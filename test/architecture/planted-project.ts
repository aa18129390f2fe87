import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** A project of a few files under the real rules and the real packages. */
export interface PlantedProject {
  readonly folder: string;
  remove(): Promise<void>;
}

/** @param files path to content */
export async function plantProject(files: Record<string, string>): Promise<PlantedProject> {
  const folder = await mkdtemp(join(tmpdir(), 'planted-'));
  for (const name of [
    '.dependency-cruiser.cjs',
    'tsconfig.json',
    'package.json',
    'src/domain/tsconfig.json',
  ]) {
    await cp(join(PROJECT, name), join(folder, name));
  }
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
