/// <reference lib="webworker" />
import { PICTURE_CACHE } from './shared/offline/picture-cache.js';

/*
 * The service worker: the app opens without a network, from its own files. It knows no one and keeps no answer of the
 * API; what a person has seen is kept by the app itself (shared/offline). Pictures are the exception, which the app
 * empties when somebody leaves.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** Written in by the build. Files without a revision have their content's hash in their name. */
  readonly __WB_MANIFEST: ReadonlyArray<{ url: string; revision: string | null }>;
};

const FILES = self.__WB_MANIFEST.map(({ url, revision }) => ({
  path: url === 'index.html' ? '/' : `/${url}`,
  revision,
}));
const PATHS = new Set(FILES.map(({ path }) => path));

/** The server writes the product's own name in here. The page carries it, so another name is another version. */
const NAME = 'Tablemates';
const SHELLS = 'tablemates.shell.';
const SHELL = SHELLS + fingerprint(NAME + JSON.stringify(FILES));

/** Navigations that the server answers itself, and files. */
const NOT_OF_THE_APP = /^\/(api|ws|admin|dev|metrics|healthz|readyz)(\/|$)|\.\w+$/;

const MOST_PICTURES = 150;
const PICTURE_LIFE_MS = 7 * 86_400_000;

self.addEventListener('install', (event) => event.waitUntil(fetchShell()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') {
    if (!NOT_OF_THE_APP.test(pathname)) event.respondWith(shellFile('/', event.request));
  } else if (pathname.startsWith('/api/pictures/')) event.respondWith(picture(event));
  else if (PATHS.has(pathname) || pathname.startsWith('/assets/'))
    event.respondWith(shellFile(pathname, event.request));
});

function fingerprint(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

/** Fetches what has changed, and takes the rest from the version before. */
async function fetchShell(): Promise<void> {
  const shell = await caches.open(SHELL);
  await Promise.all(
    FILES.map(async ({ path, revision }) => {
      const known = revision === null ? await caches.match(path) : undefined;
      await shell.put(path, known ?? (await wholeFile(path)));
    }),
  );
}

/** Without a cookie, so that the page comes as it is for everybody. */
async function wholeFile(path: string): Promise<Response> {
  const cache = path.startsWith('/assets/') ? 'default' : 'reload';
  const answer = await fetch(path, { cache, credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** The version before stays as well: a window that is still open on it may load a screen of it yet. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function shellFile(path: string, request: Request): Promise<Response> {
  return (await (await caches.open(SHELL)).match(path)) ?? (await caches.match(path)) ?? fetch(request);
}

/** A picture never changes under its address. One that was not looked at anew for a week is fetched again. */
async function picture(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(PICTURE_CACHE);
  const kept = await cache.match(event.request);
  if (kept && Date.now() - Date.parse(kept.headers.get('date') ?? '') < PICTURE_LIFE_MS) return kept;
  const answer = await fetch(event.request).catch(() => kept ?? Response.error());
  if (answer.ok && answer !== kept) event.waitUntil(keepPicture(cache, event.request, answer.clone()));
  return answer;
}

async function keepPicture(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer);
  const oldest = (await cache.keys()).slice(0, -MOST_PICTURES);
  await Promise.all(oldest.map((each) => cache.delete(each)));
}
