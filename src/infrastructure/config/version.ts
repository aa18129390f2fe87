import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { projectRoot } from '../project-root.js';

/** What runs here. */
export interface Version {
  readonly name: string;
  /** As in package.json. */
  readonly version: string;
  /** The full hash of the commit, or `unknown`. */
  readonly commit: string;
}

/**
 * Reads the version from package.json, and the commit from the file `.commit` that the build of an image writes, or from
 * `.git`. The files are read instead of running git, because git may be missing and a start must be short.
 * @param root the folder of package.json
 */
export function readVersion(root: string = projectRoot): Version {
  const { name, version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as Version;
  const commit = [linesOf(root, '.commit')[0], commitOfGit(root)].find((each) =>
    /^[0-9a-f]{7,64}$/.test(each ?? ''),
  );
  return { name, version, commit: commit ?? 'unknown' };
}

function commitOfGit(root: string): string | undefined {
  // In a worktree `.git` is a file that names a folder, whose file `commondir` names the folder of the branches.
  const [worktree] = linesOf(root, '.git');
  const folder = resolve(root, worktree?.replace(/^gitdir: /, '') ?? '.git');
  const [head = ''] = linesOf(folder, 'HEAD');
  if (!head.startsWith('ref: ')) return head;
  const branch = head.slice('ref: '.length);
  const common = resolve(folder, linesOf(folder, 'commondir')[0] ?? '.');
  const packed = linesOf(common, 'packed-refs').find((line) => line.endsWith(` ${branch}`));
  return linesOf(common, branch)[0] ?? packed?.split(' ')[0];
}

/** @returns the lines of a file; empty if there is no such file */
function linesOf(folder: string, file: string): string[] {
  try {
    return readFileSync(resolve(folder, file), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}
