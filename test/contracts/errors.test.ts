import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type ErrorTable, sharedErrors } from '../../src/adapters/http/error-table.js';
import { ERROR_TABLES } from '../../src/infrastructure/compose/routes.js';

const SOURCES = join(import.meta.dirname, '..', '..', 'src');

interface Rule {
  readonly name: string;
  readonly code: string | undefined;
}

/** Parses the error classes of a source file, with their codes. */
function rulesIn(source: string): Rule[] {
  const classes = source.split(/^(?=(?:export )?(?:abstract )?class )/m).slice(1);
  return classes.flatMap((text) => {
    const [, abstract, name] =
      /^(?:export )?(abstract )?class (\w+) extends (?:DomainError|InvalidField)\b/.exec(text) ?? [];
    return name && !abstract ? [{ name, code: /\bcode = '(\w+)'/.exec(text)?.[1] }] : [];
  });
}

async function rulesUnder(folder: string): Promise<Rule[]> {
  const names = await readdir(join(SOURCES, folder), { recursive: true });
  const texts = names.filter((name) => name.endsWith('.ts')).map((name) => join(SOURCES, folder, name));
  return (await Promise.all(texts.map(async (path) => rulesIn(await readFile(path, 'utf8'))))).flat();
}

describe('every domain error', () => {
  let rules: Rule[];
  let tables: ErrorTable[];

  beforeAll(async () => {
    rules = [...(await rulesUnder('domain')), ...(await rulesUnder('application'))];
    tables = [sharedErrors, ...ERROR_TABLES];
  });

  it('has a code and a status below 500', () => {
    const statusOf = Object.assign({}, ...tables) as ErrorTable;
    const unmapped = rules.filter(({ code }) => !code || !(statusOf[code]! >= 400 && statusOf[code]! < 500));
    expect(unmapped).toEqual([]);
    expect(rules.length).toBeGreaterThan(30);
  });

  it('has a unique code', () => {
    const codes = rules.map(({ code }) => code);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it('is in exactly one table, and no table has other entries', () => {
    const mapped = tables.flatMap((table) => Object.keys(table));
    expect(mapped.sort()).toEqual(rules.map(({ code }) => code).sort());
  });
});

it('the parser finds every syntax of an error class, and reports one without a code', () => {
  const source = `
export abstract class InvalidField extends DomainError {}
export class TooLate extends InvalidField {
  readonly code = 'too_late';
}
class Helper {}
export class Nameless extends DomainError {
  constructor() {}
}
export class Other extends Error { readonly code = 'other'; }`;
  expect(rulesIn(source)).toEqual([
    { name: 'TooLate', code: 'too_late' },
    { name: 'Nameless', code: undefined },
  ]);
});
