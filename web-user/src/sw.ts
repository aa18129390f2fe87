/// <reference lib="webworker" />
import { PICTURE_CACHE } from './shared/offline/picture-cache.js';
import type { PageToShow } from './shared/push/shown-page.js';

/*
 * The service worker: opens the app offline from precached files. It caches no API response (see shared/offline for the
 * snapshot), except profile pictures, which the app deletes on sign-out. It also shows push messages.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** Injected by the build. Files without a revision have a content hash in their name. */
  readonly __WB_MANIFEST: ReadonlyArray<{ url: string; revision: string | null }>;
};

const FILES = self.__WB_MANIFEST.map(({ url, revision }) => ({
  path: url === 'index.html' ? '/' : `/${url}`,
  revision,
}));
const PATHS = new Set(FILES.map(({ path }) => path));

/**
 * The server replaces this by the configured product name. The page contains the name, so a new name is a new version.
 */
const NAME = 'Tablemates';
const SHELLS = 'tablemates.shell.';
const SHELL = SHELLS + fingerprint(NAME + JSON.stringify(FILES));

/** Navigation requests that the server handles itself, and files. */
const SERVER_PATHS = /^\/(a|api|h|m|p|u|w|ws|admin|dev|metrics|healthz|readyz)(\/|$)|\.\w+$/;

/** Shown when a message cannot be read, because browsers require a notification for every push message. */
const UNREADABLE = { title: NAME, path: '/', tag: '', silent: false };
const ICON = '/icon-192.png';

const FETCH_TIMEOUT_MS = 15_000;
/** Short, because browsers let a click open a window only for about a second. */
const ANSWER_TIMEOUT_MS = 400;
const MAX_PICTURES = 150;
const PICTURE_MAX_AGE_MS = 7 * 86_400_000;

self.addEventListener('install', (event) => event.waitUntil(fetchShell()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data)));
});
self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') {
    if (!SERVER_PATHS.test(pathname)) event.respondWith(shellFile('/', event.request));
  } else if (pathname.startsWith('/api/pictures/')) event.respondWith(picture(event));
  else if (PATHS.has(pathname) || pathname.startsWith('/assets/'))
    event.respondWith(shellFile(pathname, event.request));
});

function showPush(data: PushMessageData | null): Promise<void> {
  const { title, path, tag, silent } = readPush(data);
  return self.registration.showNotification(title, { tag, silent, data: path, icon: ICON, badge: ICON });
}

function readPush(data: PushMessageData | null): typeof UNREADABLE {
  try {
    const { title, path, tag, isSilent } = (data?.json() ?? {}) as Record<string, unknown>;
    if (typeof title !== 'string' || typeof path !== 'string' || typeof tag !== 'string') return UNREADABLE;
    return { title, path, tag, silent: isSilent === true };
  } catch {
    return UNREADABLE;
  }
}

/**
 * Shows the page in an open window of the app, which changes its route and does not reload, or in a new window. Windows of
 * the console and of the server's pages are left alone, and so is a window that declines or does not answer.
 */
async function openPage(path: string): Promise<void> {
  const { href, pathname, search, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return void (await self.clients.openWindow(self.location.origin));
  for (const window of await self.clients.matchAll({ type: 'window' })) {
    if (SERVER_PATHS.test(new URL(window.url).pathname)) continue;
    if (await shows(window, { show: pathname + search })) return void (await window.focus());
  }
  await self.clients.openWindow(href);
}

/** @returns whether the window shows the page */
const shows = (window: WindowClient, page: PageToShow): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS);
    window.postMessage(page, [port2]);
  });

function fingerprint(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

/** Fetches all files but the hashed ones that a previous version has cached. A failure leaves what was cached before. */
async function fetchShell(): Promise<void> {
  const wasThere = await caches.has(SHELL);
  try {
    const files = await Promise.all(
      FILES.map(async ({ path, revision }) => {
        const known = revision === null ? await caches.match(path) : undefined;
        return [path, known && isOurs(known, path) ? known : await fetchFile(path)] as const;
      }),
    );
    const shell = await caches.open(SHELL);
    await Promise.all(files.map(([path, response]) => shell.put(path, response)));
  } catch (error) {
    if (!wasThere) await caches.delete(SHELL);
    throw error;
  }
}

/** Without cookies, so that the cached page is the same for all users. */
async function fetchFile(path: string): Promise<Response> {
  const cache = path.startsWith('/assets/') ? 'default' : 'reload';
  const response = await fetch(path, { cache, credentials: 'omit' });
  const isFound = isOurs(response, path) && (path !== '/' || (await isOurPage(response.clone())));
  if (!isFound) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/**
 * Whether the response is a whole file of this server. A proxy before it, or a captive portal, may redirect to its own sign-in page
 * or send that instead, and browsers refuse a redirected response as the answer to a navigation.
 */
function isOurs({ status, redirected, type, headers }: Response, path: string): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 200 && !redirected && !type.startsWith('opaque') && isPage === (path === '/');
}

/** Whether the page loads a file of this version. */
async function isOurPage(response: Response): Promise<boolean> {
  const page = await response.text();
  const scripts = FILES.filter(({ path }) => path.startsWith('/assets/'));
  return scripts.length === 0 || scripts.some(({ path }) => page.includes(path));
}

/** Keeps the cache of the previous version: an open window may still load a lazy route from it. */
async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function shellFile(path: string, request: Request): Promise<Response> {
  return (await cachedFile(path).catch(() => undefined)) ?? fetchInTime(request);
}

/** @returns undefined where neither this version nor the previous one has the file; rejects where the storage is damaged */
async function cachedFile(path: string): Promise<Response | undefined> {
  const file = (await (await caches.open(SHELL)).match(path)) ?? (await caches.match(path));
  return file && isOurs(file, path) ? file : undefined;
}

/** Browsers activate no new version while the current one still answers a request, so none may hang. */
const fetchInTime = (request: Request): Promise<Response> =>
  fetch(request, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });

/** Cache first: a picture's URL is immutable. An entry older than a week is fetched again. */
async function picture(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(PICTURE_CACHE);
  const cached = await cache.match(event.request);
  if (cached && Date.now() - Date.parse(cached.headers.get('date') ?? '') < PICTURE_MAX_AGE_MS) return cached;
  const response = await fetchInTime(event.request).catch(() => cached ?? Response.error());
  if (response.ok && response !== cached && isOurs(response, event.request.url))
    event.waitUntil(cachePicture(cache, event.request, response.clone()));
  return response;
}

async function cachePicture(cache: Cache, request: Request, response: Response): Promise<void> {
  await cache.put(request, response);
  const oldest = (await cache.keys()).slice(0, -MAX_PICTURES);
  await Promise.all(oldest.map((each) => cache.delete(each)));
}
