import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** A temporary project with the real rules and packages. */
export interface PlantedProject {
  readonly folder: string;
  remove(): Promise<void>;
}

const RULES = [
  '.dependency-cruiser.cjs',
  'src/contexts.json',
  '.oxlintrc.json',
  'scripts/lint-rules.mjs',
  '.oxfmtrc.json',
  'package.json',
  'tsconfig.json',
  'src/domain/tsconfig.json',
  'test/web-user/tsconfig.json',
  'web-admin/tsconfig.json',
  'web-user/tsconfig.json',
];

/** @param files content by path @param real paths of files and folders to copy from this project, besides the rules */
export async function plantProject(
  files: Record<string, string>,
  real: readonly string[] = [],
): Promise<PlantedProject> {
  const folder = await mkdtemp(join(tmpdir(), 'planted-'));
  for (const path of [...RULES, ...real])
    await cp(join(PROJECT, path), join(folder, path), { recursive: true });
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
