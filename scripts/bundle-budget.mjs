/**
 * Holds the student's app to its weight: what the landing page loads, and what each screen adds to it.
 * Reads the build's own manifest, so it speaks of what browsers really fetch.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../web-user/dist/', import.meta.url);
const KB = 1024;
const LANDING_LIMIT = 95 * KB;
const ROUTE_LIMIT = 40 * KB;

/** The frame of the signed-in app, around every screen of it. */
const FRAME = 'src/app/SignedInRoutes.tsx';
/** What the landing page does without and every other screen shares: the cache of what the server said. */
const QUERY = 'query';

/** Each screen's own code, and what has been loaded by the time one gets there. */
const ROUTES = [
  { name: 'sign-in', chunk: 'src/app/pages/AuthPage.tsx' },
  { name: 'survey', chunk: 'src/app/pages/SurveyPage.tsx' },
  { name: 'query', chunk: QUERY },
  { name: 'frame', chunk: FRAME },
  { name: 'home', chunk: 'src/app/pages/HomePage.tsx', after: FRAME },
  { name: 'browse', chunk: 'src/app/pages/BrowsePage.tsx', after: FRAME },
  { name: 'matches', chunk: 'src/app/pages/MatchesPage.tsx', after: FRAME },
  { name: 'map', chunk: 'src/app/pages/MapPage.tsx', after: FRAME },
  { name: 'chat', chunk: 'src/app/pages/ChatPage.tsx', after: FRAME },
  { name: 'terms', chunk: 'src/features/policies/TermsPage.tsx' },
  { name: 'privacy', chunk: 'src/features/policies/PrivacyPage.tsx' },
  { name: 'spanish', chunk: 'src/app/spanish.ts' },
];

function readManifest() {
  try {
    return JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8'));
  } catch {
    console.error('No build to weigh: run "npm run build:web" first.');
    process.exit(1);
  }
}

const manifest = readManifest();
manifest[QUERY] = Object.values(manifest).find(({ name }) => name === QUERY);

/** Every JavaScript file a chunk needs, itself and its static imports. */
function filesOf(chunk, seen = new Set()) {
  const entry = manifest[chunk];
  if (!entry) throw new Error(`${chunk} is not in the build; has it moved?`);
  if (!entry.file.endsWith('.js') || seen.has(entry.file)) return seen;
  seen.add(entry.file);
  for (const imported of entry.imports ?? []) filesOf(imported, seen);
  return seen;
}

const weight = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, DIST))).length, 0);

const landing = filesOf('index.html');
const rows = [['landing', weight(landing), LANDING_LIMIT]];
for (const { name, chunk, after } of ROUTES) {
  const before = new Set([
    ...landing,
    ...(chunk === QUERY ? [] : filesOf(QUERY)),
    ...(after ? filesOf(after) : []),
  ]);
  const own = [...filesOf(chunk)].filter((file) => !before.has(file));
  rows.push([name, weight(own), ROUTE_LIMIT]);
}

let isOver = false;
for (const [name, bytes, limit] of rows) {
  const mark = bytes > limit ? 'OVER' : 'ok';
  isOver ||= bytes > limit;
  console.log(`${name.padEnd(10)} ${(bytes / KB).toFixed(1).padStart(6)} KB of ${limit / KB} KB  ${mark}`);
}
process.exit(isOver ? 1 : 0);
