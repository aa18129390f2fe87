import { execFileSync } from 'node:child_process';

/** @returns lines of text in each top folder of the working tree beside those of the last release; nothing fails by them */
export function linesOfFolders(root: string): string {
  const git = (...parameters: string[]): string =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' });
  const linesOf = (prefix: string, ...tree: string[]): ReadonlyMap<string, number> => {
    const sums = new Map<string, number>();
    for (const [, name, lines] of git('grep', '-Ic', '', ...tree).matchAll(/^(.*):(\d+)$/gm)) {
      const [folder, ...rest] = name!.slice(prefix.length).split('/');
      if (rest.length > 0) sums.set(folder!, (sums.get(folder!) ?? 0) + Number(lines));
    }
    return sums;
  };
  const tag = git('tag', '--merged', 'HEAD', '--sort=-creatordate', '--list', 'v*').split('\n')[0]!;
  const released = tag === '' ? null : linesOf(`${tag}:`, tag);
  const rows = [...linesOf('')].map(
    ([folder, lines]) =>
      `${folder.padEnd(12)}${String(lines).padStart(8)}${released ? String(released.get(folder) ?? 0).padStart(10) : ''}\n`,
  );
  return `Lines now${released ? ` and in ${tag}` : '; there is no release tag to compare with'}:\n${rows.join('')}`;
}
