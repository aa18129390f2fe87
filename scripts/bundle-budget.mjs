/**
 * Checks the bundle sizes of the user app: the landing page, and what each screen adds; of the
 * console, what every page loads, without charts. Builds stale parts and reads the build manifests.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from './build.ts';

const DIST = new URL('../web-user/dist/', import.meta.url);
const CONSOLE_DIST = new URL('../web-admin/dist/', import.meta.url);
const KB = 1024;
const LANDING_LIMIT = 95 * KB;
const ROUTE_LIMIT = 40 * KB;
/** React, MUI and the shared part of react-admin. */
const CONSOLE_LIMIT = 310 * KB;

/** The layout of the signed-in app. */
const FRAME = 'src/app/SignedInRoutes.tsx';

/** Shared chunks in load order; each counts what it adds to the previous ones. */
const SHARED = [
  { name: 'query', chunk: 'query' },
  { name: 'kit', chunk: 'kit' },
  { name: 'frame', chunk: FRAME },
];

/** What each screen adds to the shared chunks. */
const SCREENS = [
  { name: 'sign-in', chunk: 'src/app/pages/AuthPage.tsx' },
  { name: 'survey', chunk: 'src/app/pages/SurveyPage.tsx' },
  { name: 'home', chunk: 'src/app/pages/HomePage.tsx' },
  { name: 'browse', chunk: 'src/app/pages/BrowsePage.tsx' },
  { name: 'matches', chunk: 'src/app/pages/MatchesPage.tsx' },
  { name: 'map', chunk: 'src/app/pages/MapPage.tsx' },
  { name: 'chat', chunk: 'src/app/pages/ChatPage.tsx' },
  { name: 'terms', chunk: 'src/features/policies/TermsPage.tsx' },
  { name: 'privacy', chunk: 'src/features/policies/PrivacyPage.tsx' },
  { name: 'spanish', chunk: 'src/app/texts/es.ts' },
  { name: 'french', chunk: 'src/app/texts/fr.ts' },
  { name: 'german', chunk: 'src/app/texts/de.ts' },
];

/** The landing page must not load the layout of signed-in users. */
const WITHOUT_FRAME = ['src/app/pages/AuthPage.tsx', 'src/features/policies/TermsPage.tsx'];

const readManifest = (dist) => JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

await build();

const manifest = readManifest(DIST);
for (const name of ['kit', 'query'])
  manifest[name] = Object.values(manifest).find((entry) => entry.name === name);

/** @returns all JavaScript files of a chunk: its own and its static imports */
function filesOf(chunk, seen = new Set(), build = manifest) {
  const entry = build[chunk];
  if (!entry) throw new Error(`${chunk} is not in the build; has it moved?`);
  if (!entry.file.endsWith('.js') || seen.has(entry.file)) return seen;
  seen.add(entry.file);
  for (const imported of entry.imports ?? []) filesOf(imported, seen, build);
  return seen;
}

const weight = (files, dist = DIST) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0);

const landing = filesOf('index.html');
const rows = [['landing', weight(landing), LANDING_LIMIT]];
const loaded = new Set(landing);
/** @returns the bytes that the chunk adds to the loaded files */
const adds = (chunk) => [...filesOf(chunk)].filter((file) => !loaded.has(file));
for (const { name, chunk } of SHARED) {
  const added = adds(chunk);
  rows.push([name, weight(added), ROUTE_LIMIT]);
  added.forEach((file) => loaded.add(file));
}
for (const { name, chunk } of SCREENS) rows.push([name, weight(adds(chunk)), ROUTE_LIMIT]);

for (const chunk of WITHOUT_FRAME)
  if ([...filesOf(chunk)].some((file) => /\/frame-/.test(file)))
    throw new Error(`${chunk} loads what only people who are signed in need.`);

const consoleManifest = readManifest(CONSOLE_DIST);
const consoleEntry = filesOf('index.html', new Set(), consoleManifest);
filesOf('src/app/App.tsx', consoleEntry, consoleManifest);
rows.push(['console', weight(consoleEntry, CONSOLE_DIST), CONSOLE_LIMIT]);
if ([...consoleEntry].some((file) => /\/(charts|Charts|pages)-/.test(file)))
  throw new Error('The console loads charts or pages before it knows which page is open.');

let isOver = false;
for (const [name, bytes, limit] of rows) {
  const mark = bytes > limit ? 'OVER' : 'ok';
  isOver ||= bytes > limit;
  console.log(`${name.padEnd(10)} ${(bytes / KB).toFixed(1).padStart(6)} KB of ${limit / KB} KB  ${mark}`);
}
process.exit(isOver ? 1 : 0);
