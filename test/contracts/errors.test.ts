import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declaredRefusals } from '../../src/domain/shared/refusal.js';
import '../../src/infrastructure/compose/container.js';
import '../../src/infrastructure/compose/routes.js';

const SOURCES = join(import.meta.dirname, '..', '..', 'src');
const DECLARED = /extends (?:invalid|signedOut|denied|missing|conflict|tooOften|\w+Field)\(\s*'(\w+)'/g;

async function sources(): Promise<string[]> {
  const names = await readdir(SOURCES, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('shared/refusal.ts'));
  return Promise.all(files.map((name) => readFile(join(SOURCES, name), 'utf8')));
}

it('the API knows each code that a class declares', async () => {
  const codes = (await sources()).flatMap((text) => [...text.matchAll(DECLARED)].map(([, code]) => code!));
  expect(codes.length).toBeGreaterThan(150);
  expect(declaredRefusals.map(([code]) => code).sort()).toEqual(codes.sort());
});

it('no error is declared without a reason', async () => {
  const bare = (await sources()).flatMap(
    (text) => text.match(/class \w+ extends (?:DomainError|InvalidField)\b/g) ?? [],
  );
  expect(bare).toEqual(['class InvalidField extends DomainError']);
});

it('two errors do not have the same code', () => {
  const codes = declaredRefusals.map(([code]) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});
