import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The selection for one test runner. */
export interface Selection {
  /** Relative to the project; empty means all files. */
  readonly files: readonly string[];
  /** A pattern for titles; undefined means all tests of the files. */
  readonly title?: string;
}

/** Undefined for a runner without selected tests. */
export interface Selected {
  readonly jest: Selection | undefined;
  readonly journeys: Selection | undefined;
}

const ALL: Selected = { jest: { files: [] }, journeys: { files: [] } };
const isJourney = (file: string): boolean => file.startsWith('test/journeys/');

/**
 * Selects tests by name: files whose path contains one of the names, case-insensitively; as a fallback, tests whose
 * title contains it.
 */
export async function selectTests(project: string, names: readonly string[]): Promise<Selected> {
  if (names.length === 0) return ALL;
  const files: string[] = [];
  for await (const file of glob(['test/**/*.test.{ts,tsx}', 'test/journeys/*.spec.ts'], { cwd: project }))
    files.push(file.replaceAll('\\', '/'));
  const byPath = files.filter((file) => names.some((name) => contains(file, name)));
  if (byPath.length > 0) return split(byPath.sort());

  const text = names.join(' ');
  const byTitle: string[] = [];
  for (const file of files)
    if (contains(await readFile(join(project, file), 'utf8'), text)) byTitle.push(file);
  return split(byTitle.sort(), escapeRegExp(text));
}

function split(files: readonly string[], title?: string): Selected {
  const selection = (some: readonly string[]): Selection | undefined =>
    some.length === 0 ? undefined : { files: some, ...(title !== undefined && { title }) };
  return {
    jest: selection(files.filter((file) => !isJourney(file))),
    journeys: selection(files.filter(isJourney)),
  };
}

const contains = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
