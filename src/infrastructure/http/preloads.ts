/** Vite's build manifest (`.vite/manifest.json`), by source path. */
export type BuildManifest = Record<string, { file: string; imports?: string[] }>;

interface Screen {
  readonly path: RegExp;
  readonly source: string;
  /** API requests of the screen; `$1` is the capture group of `path`. */
  readonly answers: readonly string[];
}

const FRAME = ['src/app/SignedInRoutes.tsx', 'src/shared/i18n/icu-messages.ts'];
const WEEK = ['/api/user/matches?include=past%2Cpairs', '/api/user/active-request'];
const SCREENS: readonly Screen[] = [
  { path: /^\/$/, source: 'src/app/pages/HomePage.tsx', answers: WEEK },
  { path: /^\/matches$/, source: 'src/app/pages/MatchesPage.tsx', answers: WEEK },
  {
    path: /^\/chat\/([1-9]\d{0,8})$/,
    source: 'src/app/pages/ChatPage.tsx',
    answers: ['/api/matches/$1', '/api/matches/$1/messages'],
  },
];

/**
 * Preload tags for the page head of a signed-in user: scripts and first responses of the screen load in parallel with
 * the entry script.
 * @returns an empty string for other paths
 */
export function preloadsFor(path: string, manifest: BuildManifest): string {
  const screen = SCREENS.find((each) => each.path.test(path));
  if (!screen) return '';
  const known = filesOf('index.html', manifest);
  const needed = new Set([...FRAME, screen.source].flatMap((source) => [...filesOf(source, manifest)]));
  const scripts = [...needed]
    .filter((file) => !known.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
  const answers = ['/api/user', ...screen.answers]
    .map((address) => path.replace(screen.path, address))
    .map((address) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${address}" />`);
  return [...answers, ...scripts].join('');
}

/** The file of a source and its static imports, recursively. */
function filesOf(source: string, manifest: BuildManifest, seen = new Set<string>()): Set<string> {
  const entry = manifest[source];
  if (!entry || seen.has(entry.file)) return seen;
  seen.add(entry.file);
  for (const imported of entry.imports ?? []) filesOf(imported, manifest, seen);
  return seen;
}
