import { PARTS } from '../../scripts/check-parts.js';
import { runNode } from '../../scripts/run-node.js';
import { plantProject, type PlantedProject } from './project-with-violations.js';

/** One violation per line with the expected rule. */
type Code = [line: string, rule?: string][];

/** Promises come from another file, so the rule needs types. */
const CODE: Code = [
  ["import { readFile } from 'node:fs/promises';"],
  ["import { later } from 'LATER';"],
  ['export function planted(): unknown {'],
  ['  later();', 'no-floating-promises'],
  ["  readFile('menu');", 'no-floating-promises'],
  ['  later().then(() => 1);', 'no-floating-promises'],
  ['  [1].map(() => later());', 'no-floating-promises'],
  ['  if (later()) return 1;', 'no-misused-promises'],
  ['  [1].forEach(async () => { await later(); });', 'no-misused-promises'],
  ['  const bell: { ring: () => void } = { ring: later };', 'no-misused-promises'],
  ['  const all = { ...later() };', 'no-misused-promises'],
  ['  void later();'],
  ['  later().catch(() => 1);'],
  ['  return [bell, all];'],
  ['}'],
];

/** The domain has no Node APIs. */
const PURE = CODE.filter(([line]) => !line.includes('readFile'));

/** A JSX attribute may take an async handler; a function argument may not. */
const SCREEN: Code = [
  ["import { useEffect } from 'react';"],
  ["import { later } from 'LATER';"],
  ['export function Planted() {'],
  ['  queueMicrotask(async () => { await later(); });', 'no-misused-promises'],
  ['  useEffect(() => { later(); }, []);', 'no-floating-promises'],
  ['  return <button onClick={async () => { await later(); }} onFocus={later} />;'],
  ['}'],
];

const IMPURE: Code = [
  ['export const now = Date.now();', 'no-restricted-properties'],
  ['export const today = new Date();', 'time-is-passed-in'],
  ['export const chance = Math.random();', 'no-restricted-properties'],
  ['export const machine = process.pid;', 'no-restricted-globals'],
  ['export const changed = Object.assign({}, { a: 1 });', 'no-restricted-properties'],
  ['export const given = new Date(0);'],
];
const TIMELESS: Code = [
  ['export const now = Date.now();', 'no-restricted-properties'],
  ['export const today = new Date();', 'time-is-passed-in'],
  ['export const given = new Date(0);'],
];
const PATIENT: Code = [
  ["import { setTimeout as sleep } from 'node:timers/promises';"],
  ['export const soon = (stop: () => void) => setTimeout(() => stop(), 9_000);'],
  ['export const short = () => new Promise((resolve) => setTimeout(resolve, 100));'],
  ['export const long = () => new Promise((resolve) => setTimeout(resolve, 101));', 'no-long-delays'],
  ['export const longer = () => sleep(1_100);', 'no-long-delays'],
];
const allowed = (code: Code): Code => code.map(([line]) => [line]);

const CATALOG = 'texts-come-from-catalogs';
const TEXTS: Code = [
  ["import { useState } from 'react';"],
  ["const t = (key: string) => key + 'x';"],
  ["export const TITLE = t('title');", CATALOG],
  ['export function Texts({ few, on }: { few: boolean; on: () => void }) {'],
  ["  if (few) useState('');", 'rules-of-hooks'],
  ['  return ('],
  ['    <div className="grid" onClick={on}>Hello', CATALOG],
  ['      <img alt="A table" src="/a.png" />', CATALOG],
  ["      {few ? 'One' : t('more')}", CATALOG],
  ['      {`${few} seats`}', CATALOG],
  ["      <b title={t('shown')}>{t('more')}</b>"],
  ['    </div>'],
  ['  );'],
  ['}'],
];

/** A file of each TypeScript project, and the path by which it imports a promise of another file. */
const PLACES: [file: string, code: Code, later?: string][] = [
  ['src/domain/match/planted.ts', PURE, '../shared/later.js'],
  ['src/adapters/mail/planted.ts', CODE, '../../domain/shared/later.js'],
  ['test/domain/match/planted.test.ts', CODE, '../../../src/domain/shared/later.js'],
  ['test/journeys/planted.spec.ts', CODE, '../../src/domain/shared/later.js'],
  ['test/web-user/planted.test.tsx', SCREEN, '@domain/shared/later.js'],
  ['web-user/src/features/chat/planted.ts', CODE, '@domain/shared/later.js'],
  ['web-user/src/features/chat/Planted.tsx', SCREEN, '@domain/shared/later.js'],
  ['web-admin/src/planted.ts', CODE, '@domain/shared/later.js'],
  ['web-admin/src/Planted.tsx', SCREEN, '@domain/shared/later.js'],
  ['bench/planted.ts', CODE, '../src/domain/shared/later.js'],
  ['scripts/planted.ts', CODE, '../src/domain/shared/later.js'],
  ['src/domain/match/impure.ts', IMPURE],
  ['src/adapters/time/impure.ts', allowed(IMPURE)],
  ['test/application/match/timed.test.ts', TIMELESS],
  ['test/support/fakes/timed.ts', TIMELESS],
  ['test/adapters/mail/timed.test.ts', allowed(TIMELESS)],
  ['test/adapters/mail/waiting.test.ts', PATIENT],
  ['src/adapters/mail/waiting.ts', allowed(PATIENT)],
  ['web-user/src/features/chat/Texts.tsx', TEXTS],
];

let planted: PlantedProject;
let caught: string[];

beforeAll(async () => {
  const files = PLACES.map(([file, code, later = '']) => [
    file,
    code.map(([line]) => line.replace('LATER', later)).join('\n'),
  ]);
  planted = await plantProject({
    'src/domain/shared/later.ts': 'export const later = async (): Promise<number> => 1;\n',
    ...Object.fromEntries(files),
  });
  caught = await lint(planted.folder);
});

afterAll(() => planted.remove());

/** Runs oxlint as `npm run check` does. @returns `file:line rule` for each violation */
async function lint(folder: string): Promise<string[]> {
  const part = PARTS.find(({ name }) => name === 'lint')!;
  const { output } = await runNode([...part.run, '--format', 'json'], { cwd: folder, timeout: 90_000 });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { filename: string; code: string; severity: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(
      ({ filename, code, labels }) =>
        `${filename}:${labels[0]?.span.line} ${/\((.*)\)/.exec(code)?.[1] ?? code}`,
    );
}

test.each(PLACES)('oxlint reports the violations in %s, and nothing else', (file, code) => {
  const expected = code.flatMap(([, rule], i) => (rule ? [`${file}:${i + 1} ${rule}`] : []));
  expect(caught.filter((violation) => violation.startsWith(`${file}:`)).sort()).toEqual(expected.sort());
});
