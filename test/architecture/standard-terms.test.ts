import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT } from './project-with-violations.js';

const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');

/** The rows of the glossary's last table. */
const rows = [
  ...read('docs/glossary.md')
    .split('## Standard terms and their files')[1]!
    .matchAll(/^\| ([^|`]+?) +\| `([^`]+)` +\|$/gm),
].map(([, term, file]) => [term!, file!] as const);

/** A text in lower case, with the line breaks and stars of its comments removed. */
const unwrapped = (text: string): string => text.toLowerCase().replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

describe('The glossary', () => {
  it('lists the standard terms', () => expect(rows.length).toBeGreaterThan(25));

  it.each(rows)('leads a reader who searches for "%s" to %s', (term, file) => {
    expect(unwrapped(read(file))).toContain(term.toLowerCase());
  });
});
