import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

interface Row {
  readonly number: string;
  readonly statement: string;
  readonly madeTrueBy: string;
  readonly provedBy: string;
}

const fromHere = (path: string): URL => new URL(`../../${path}`, import.meta.url);

/** Splits a table row; a pipe within a cell is escaped as `\|`. */
const cellsOf = (line: string): string[] => line.split(/(?<!\\)\|/).map((cell) => cell.trim());

function readMap(): Row[] {
  const lines = readFileSync(fromHere('docs/specification-map.md'), 'utf8').split('\n');
  return lines
    .filter((line) => /^\| *\d+\.\d+ /.test(line))
    .map(cellsOf)
    .map(([, number, statement, madeTrueBy, provedBy]) => ({
      number: number!,
      statement: statement!,
      madeTrueBy: madeTrueBy!,
      provedBy: provedBy!,
    }));
}

/** Titles are compared with string literals, whose quotes may be escaped. */
const containsTitle = (file: string, title: string): boolean =>
  readFileSync(fromHere(file), 'utf8').replaceAll("\\'", "'").includes(title);

/** The error of a row, or null. */
function errorOf({ madeTrueBy, provedBy }: Row): string | null {
  const [, source] = /^`([^`]+)`$/.exec(madeTrueBy) ?? [];
  if (!source) return 'names no file';
  if (!existsSync(fromHere(source))) return `names ${source}, which does not exist`;
  const [, test, title] = /^`(test\/[^`]+)` › (.+)$/.exec(provedBy) ?? [];
  if (!test || !title) return 'names no test';
  if (!existsSync(fromHere(test))) return `names ${test}, which does not exist`;
  return containsTitle(test, title) ? null : `names a test that ${test} does not hold: ${title}`;
}

describe('the map of the specification', () => {
  const rows = readMap();

  it.each(['2', '4', '5', '8', '9'])('has rows for section %s, numbered without a gap', (section) => {
    const numbers = rows.map(({ number }) => number).filter((number) => number.startsWith(`${section}.`));
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers).toEqual(numbers.map((_, index) => `${section}.${index + 1}`));
  });

  it('names an existing file and an existing test for every statement', () => {
    const errors = rows
      .map((row) => ({ row, error: errorOf(row) }))
      .filter(({ error }) => error !== null)
      .map(({ row, error }) => `${row.number} ${row.statement}: ${error}`);
    expect(errors).toEqual([]);
  });
});
