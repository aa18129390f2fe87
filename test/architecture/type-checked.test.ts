import { join, relative } from 'node:path';
import ts from 'typescript';
import { PARTS } from '../../scripts/check-parts.js';
import { PROJECT } from './project-with-violations.js';

/** The compiler skips files outside of all projects, and oxlint has no types for them. */
test('every TypeScript file belongs to a type-checked project', () => {
  const projects = PARTS.filter(({ name }) => name.startsWith('types:')).map(({ run }) => run.at(-1)!);
  const checked = projects.flatMap((project) => {
    const path = join(PROJECT, project);
    const { config } = ts.readConfigFile(path, ts.sys.readFile) as { config: object };
    return ts.parseJsonConfigFileContent(config, ts.sys, join(path, '..')).fileNames;
  });
  const without = ['**/node_modules', '**/dist', '**/dist.new', '**/dist.old', '.data', 'coverage'];
  const written = ts.sys.readDirectory(PROJECT, ['.ts', '.tsx'], without);

  expect(written.length).toBeGreaterThan(1000);
  const known = new Set(checked);
  expect(written.filter((file) => !known.has(file)).map((file) => relative(PROJECT, file))).toEqual([]);
});
