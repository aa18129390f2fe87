import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT } from './project-with-violations.js';

test('docs/security.md lists every tested abuse case and no other', async () => {
  const files = await readdir(join(PROJECT, 'test', 'attacks'));
  const document = await readFile(join(PROJECT, 'docs', 'security.md'), 'utf8');
  const [, list] = /## Abuse cases\n([^]*?)\n## /.exec(document)!;
  const listed = list!
    .split('\n')
    .flatMap((line) => [...(line.split(' Test: ')[1] ?? '').matchAll(/`([\w-]+)`/g)]);
  expect(listed.map(([, name]) => `${name}.test.ts`).sort()).toEqual(files.sort());
});
