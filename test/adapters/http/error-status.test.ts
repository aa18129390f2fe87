import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type ErrorTable, sharedErrors } from '../../../src/adapters/http/error-table.js';

const HTTP = join(import.meta.dirname, '..', '..', '..', 'src', 'adapters', 'http');

/** The tables that the files `….errors.ts` export. */
async function tables(): Promise<ErrorTable[]> {
  const files = readdirSync(HTTP, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.errors.ts'),
  );
  const modules = await Promise.all(
    files.map((file) => import(join(HTTP, file)) as Promise<Record<string, ErrorTable>>),
  );
  return modules.flatMap(Object.values).filter((value) => typeof value === 'object');
}

const TABLES = [...(await tables()), sharedErrors];

/** The codes of all domain errors, parsed from their declarations. */
function declaredCodes(): string[] {
  return ['src/domain', 'src/application']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2}readonly code = '(\w+)'/gm)])
    .map(([, code]) => code!);
}

describe('every error code of the domain', () => {
  it('has one HTTP status', () => {
    expect(TABLES.length).toBeGreaterThan(7);
    const codes = declaredCodes();
    expect(codes.length).toBeGreaterThan(25);
    expect(codes.filter((code) => !TABLES.some((table) => code in table))).toEqual([]);
  });

  it('and no status is declared for an unknown code', () => {
    const codes = new Set(declaredCodes());
    expect(TABLES.flatMap((table) => Object.keys(table)).filter((code) => !codes.has(code))).toEqual([]);
  });

  it('has a status from 400 to 499', () => {
    for (const status of TABLES.flatMap((table) => Object.values(table))) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});
