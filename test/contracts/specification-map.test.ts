import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { testNamed } from '../support/tests-of-file.js';

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

/** The texts that a statement quotes in single quotes. A pair of quotes within a word is an apostrophe. */
function quotedIn(statement: string): string[] {
  return [...statement.matchAll(/(?<!\w)'([^']+(?:'\w[^']*)*)'(?!\w)/g)].map(([, text]) => text!);
}

/** A quoted text as a pattern: `N`, `...` and `<name>` match any text. */
function patternOf(text: string): RegExp {
  const [first, ...rest] = text
    .split(/\bN\b|\.\.\.|<[^>]+>/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').trim());
  return new RegExp([first, ...rest].join('[^]*?'));
}

/** The errors of one proof, written as `file` › title; the code of its test is added to `codes`. */
function proofErrors(proof: string, codes: string[]): string[] {
  const [, file, title] = /^`(test\/[^`]+)` › (.+)$/.exec(proof) ?? [];
  if (!file || !title) return [`names no test: ${proof}`];
  if (!existsSync(fromHere(file))) return [`names ${file}, which does not exist`];
  const code = testNamed(file, readFileSync(fromHere(file), 'utf8'), title);
  if (code === null) return [`names a test that ${file} does not hold: ${title}`];
  codes.push(code);
  return [];
}

function errorsOf({ statement, madeTrueBy, provedBy }: Row): string[] {
  const [, source] = /^`([^`]+)`$/.exec(madeTrueBy) ?? [];
  if (!source) return ['names no file'];
  if (!existsSync(fromHere(source))) return [`names ${source}, which does not exist`];
  const codes: string[] = [];
  const errors = provedBy
    .split('; `')
    .flatMap((proof, index) => proofErrors(index ? `\`${proof}` : proof, codes));
  if (errors.length > 0) return errors;
  return quotedIn(statement)
    .filter((text) => !codes.some((code) => patternOf(text).test(code)))
    .map((text) => `quotes a text that its tests do not contain: ${text}`);
}

describe('the map of the specification', () => {
  const rows = readMap();

  it.each(['1', '2', '3', '4', '5', '6', '7', '8', '9'])(
    'has rows for section %s, numbered without a gap',
    (section) => {
      const numbers = rows.map(({ number }) => number).filter((number) => number.startsWith(`${section}.`));
      expect(numbers.length).toBeGreaterThan(10);
      expect(numbers).toEqual(numbers.map((_, index) => `${section}.${index + 1}`));
    },
  );

  it('names an existing file for every statement, and tests that contain the texts it quotes', () => {
    const errors = rows.flatMap((row) =>
      errorsOf(row).map((error) => `${row.number} ${row.statement}: ${error}`),
    );
    expect(errors).toEqual([]);
  });

  it.each([
    ["Home: 'Join Chat' opens the chat", ['Join Chat']],
    ["Log out ends the user's session: 'Logged out', 'You've joined'", ['Logged out', "You've joined"]],
    ['Users of 18 and older', []],
  ])('finds the quoted texts of: %s', (statement, texts) => {
    expect(quotedIn(statement)).toEqual(texts);
  });
});

describe('the test of a title', () => {
  const FILE = `
    const ROWS = [['one', 'Sold out']];
    function open() { return 'Open the door'; }
    it.each(ROWS)('a row: %s', () => { expect(1).toBe(1); });
    it('a call', () => { open(); });
    describe('a group', () => { it('a call of a group', () => { expect('Close').toBe('Close'); }); });
  `;

  it.each([
    ['includes the table of its rows', 'a row: %s', 'Sold out'],
    ['includes the functions of the file that it calls', 'a call', 'Open the door'],
    ['is found within a group', 'a call of a group', "'Close'"],
  ])('%s', (_what, title, text) => {
    expect(testNamed('a.test.ts', FILE, title)).toContain(text);
  });

  it('contains nothing of other tests, and is null for an unknown title', () => {
    expect(testNamed('a.test.ts', FILE, 'a call')).not.toContain('Close');
    expect(testNamed('a.test.ts', FILE, 'a caller')).toBeNull();
  });
});
