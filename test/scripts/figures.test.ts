import { expect, it } from '@jest/globals';
import { countCommentWords } from '../../scripts/figures/comment-words.js';
import { contextsInCycles } from '../../scripts/figures/context-cycles.js';
import { constructorParameterCounts, duplicateExports } from '../../scripts/figures/declarations.js';

it('counts words in comments and none in code or strings', () => {
  const word = 'somebody';
  const source = `/** Returns a lock to\n * ${word}. */\nconst nobody = 'whoever';\n// The lock.\n`;
  expect(countCommentWords(source)).toEqual({ words: 7, literary: 1, standard: 3 });
});

it('names the contexts that import each other, directly or through a third', () => {
  const sources = new Map([
    ['src/domain/a/x.ts', "import { y } from '../b/y.js';"],
    ['src/domain/b/y.ts', "import type { z } from '../c/z.js';"],
    ['src/domain/c/z.ts', "import { x } from '../a/x.js';"],
    ['src/domain/d/w.ts', "import { x } from '../a/x.js';\nimport { v } from './v.js';"],
  ]);
  expect(contextsInCycles('src/domain', sources)).toEqual(['a', 'b', 'c']);
});

it('reports no cycle when contexts import in one direction', () => {
  const sources = new Map([['src/domain/a/x.ts', "import { y } from '../b/y.js';"]]);
  expect(contextsInCycles('src/domain', sources)).toEqual([]);
});

it.each([
  ['  constructor() {}', 0],
  ['  constructor(readonly a: Map<string, number>, private b: (x: number, y: number) => void) {}', 2],
  ['  private constructor(\n    a: string, // one, two\n    { b, c }: Options,\n  ) {}', 2],
])('counts the parameters of %j as %i', (source, count) => {
  expect(constructorParameterCounts(source)).toEqual([count]);
});

it('finds exported names that two files declare, and ignores overloads in one file', () => {
  const sources = new Map([
    ['a.ts', 'export function f(): void;\nexport function f(x?: number): void {}\nexport type Row = 1;'],
    ['b.ts', 'export interface Row {}'],
  ]);
  expect([...duplicateExports(sources)]).toEqual([['Row', ['a.ts', 'b.ts']]]);
});
