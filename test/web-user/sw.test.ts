import { jest } from '@jest/globals';

type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const showNotification = jest.fn(async (_title: string, _options: object) => undefined);
const openWindow = jest.fn(async (_url: string) => null);
let windows: object[] = [];

beforeAll(async () => {
  Object.assign(globalThis, {
    __WB_MANIFEST: [
      { url: 'index.html', revision: '1' },
      { url: 'assets/app-1.js', revision: null },
    ],
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  });
  jest
    .spyOn(globalThis as unknown as EventTarget, 'addEventListener')
    .mockImplementation((type, listener) => void listeners.set(type, listener as unknown as Listener));
  await import('../../web-user/src/sw.js');
});
beforeEach(() => {
  jest.clearAllMocks();
  windows = [];
});

/** Runs the listener and what the service worker stays alive for. */
async function dispatch(type: string, event: object): Promise<void> {
  const waiting: Array<Promise<unknown>> = [];
  listeners.get(type)!({ ...event, waitUntil: (work: Promise<unknown>) => waiting.push(work) });
  await Promise.all(waiting);
}

it('shows a push message, silent if it says so, which a later one with the same tag replaces', async () => {
  const message = { title: 'Your table is ready', path: '/chat/12', tag: 'table /chat/12' };
  await dispatch('push', { data: { json: () => message } });
  expect(showNotification).toHaveBeenCalledWith('Your table is ready', {
    tag: 'table /chat/12',
    silent: false,
    data: '/chat/12',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  });
  await dispatch('push', { data: { json: () => ({ ...message, isSilent: true }) } });
  expect(showNotification.mock.calls.at(-1)![1]).toMatchObject({ silent: true });
});

it('shows a notification for a message that cannot be read, because browsers require one', async () => {
  const json = () => JSON.parse('no JSON') as object;
  for (const data of [null, { json: () => ({ title: 7 }) }, { json }]) await dispatch('push', { data });
  expect(showNotification.mock.calls.map(([title]) => title)).toEqual(Array(3).fill('Tablemates'));
});

const click = (data: string) => dispatch('notificationclick', { notification: { close: jest.fn(), data } });

/** A window that answers a message from the service worker, or with null never. */
function aWindow(path: string, answer: boolean | null) {
  const asked = jest.fn();
  const focus = jest.fn(async () => undefined);
  // Neither a reload nor a navigation is possible: the fake has no `navigate`.
  const postMessage = (message: object, [port]: [MessagePort]) => {
    asked(message);
    if (answer !== null) port.postMessage(answer);
  };
  return { url: `http://localhost${path}`, asked, focus, postMessage };
}

it('a click shows the page in an open window of the app, without a reload', async () => {
  const [app, other] = [aWindow('/matches', true), aWindow('/', true)];
  windows = [app, other];
  await click('/chat/13');
  expect(app.asked.mock.calls).toEqual([[{ show: '/chat/13' }]]);
  expect(app.focus).toHaveBeenCalledTimes(1);
  expect(other.asked).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it.each(['/admin/reports', '/h/token', '/a/token', '/u/token', '/w/token'])(
  'a click leaves a window at %s alone',
  async (path) => {
    const window = aWindow(path, true);
    windows = [window];
    await click('/chat/12');
    expect(window.asked).not.toHaveBeenCalled();
    expect(window.focus).not.toHaveBeenCalled();
    expect(openWindow.mock.calls).toEqual([['http://localhost/chat/12']]);
  },
);

it.each([
  ['declines', false],
  ['does not answer', null],
])('a click opens a new window where the open one %s', async (_, answer) => {
  const window = aWindow('/', answer);
  windows = [window];
  await click('/chat/12');
  expect(window.focus).not.toHaveBeenCalled();
  expect(openWindow.mock.calls).toEqual([['http://localhost/chat/12']]);
});

it('a click never leaves the product', async () => {
  for (const path of ['https://evil.example/', '//evil.example/x']) await click(path);
  expect(openWindow.mock.calls).toEqual([['http://localhost'], ['http://localhost']]);
});

it.each(['/api/pictures/1/a.webp', '/assets/late.js'])('a request for %s cannot hang', async (path) => {
  const cache = { match: async () => undefined, put: async () => undefined, keys: async () => [] };
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const fetches = jest.fn(async (_request: object, { signal }: RequestInit) => {
    signal!.throwIfAborted();
    return new Response();
  });
  Object.assign(globalThis, {
    caches: { open: async () => cache, match: async () => undefined },
    fetch: fetches,
    Response: class {
      static error(): string {
        return 'failed';
      }
    },
  });
  let answered: unknown;
  const request = { method: 'GET', url: `http://localhost${path}`, mode: 'no-cors' };
  const respondWith = (answer: Promise<unknown>) => (answered = answer.catch(() => 'failed'));
  await dispatch('fetch', { request, respondWith });
  expect(await answered).toBe('failed');
  expect(timeout).toHaveBeenCalledWith(15_000);
});

describe('the service worker stores only what it can serve', () => {
  const PAGE = '<script src="/assets/app-1.js"></script>';
  const html = { 'content-type': 'text/html' };
  const script = { 'content-type': 'text/javascript' };
  const answer = (body: string, headers: Record<string, string>, differing = {}) => ({
    status: 200,
    ok: true,
    redirected: false,
    type: 'basic',
    headers: new Map(Object.entries(headers)),
    text: async () => body,
    clone: () => answer(body, headers, differing),
    ...differing,
  });
  let stores: Map<string, Map<string, object>>;

  /** The shell cache has the files of the last version. */
  function withCaches(stored: Record<string, Record<string, object>> = {}): void {
    stores = new Map(Object.entries(stored).map(([name, files]) => [name, new Map(Object.entries(files))]));
    const open = async (name: string) => {
      const store = stores.get(name) ?? new Map<string, object>();
      stores.set(name, store);
      return {
        match: async (key: string) => store.get(key),
        put: async (key: string | { url: string }, value: object) =>
          void store.set(typeof key === 'string' ? key : key.url, value),
        keys: async () => [...store.keys()],
      };
    };
    Object.assign(globalThis, {
      caches: {
        open,
        has: async (name: string) => stores.has(name),
        delete: async (name: string) => stores.delete(name),
        match: async (key: string) => [...stores.values()].map((store) => store.get(key)).find(Boolean),
      },
    });
  }
  const fetching = (answers: Record<string, object>) =>
    Object.assign(globalThis, {
      fetch: jest.fn(
        async (path: string | { url: string }) =>
          answers[typeof path === 'string' ? path : new URL(path.url).pathname],
      ),
    });
  const install = () =>
    dispatch('install', {}).then(
      () => 'installed',
      () => 'failed',
    );
  async function opened(path: string, mode = 'navigate'): Promise<unknown> {
    let given: Promise<unknown> = Promise.resolve('nothing');
    const request = { method: 'GET', url: `http://localhost${path}`, mode };
    await dispatch('fetch', { request, respondWith: (of: Promise<unknown>) => (given = of) });
    return given;
  }

  it('installs the page and files of this server', async () => {
    withCaches();
    fetching({ '/': answer(PAGE, html), '/assets/app-1.js': answer('', script) });
    expect(await install()).toBe('installed');
    expect([...stores.values()].map((store) => [...store.keys()])).toEqual([['/', '/assets/app-1.js']]);
  });

  it.each([
    ['redirected', answer(PAGE, html, { redirected: true })],
    ['opaque', answer('', html, { type: 'opaque', status: 0, ok: false })],
    ['partial', answer(PAGE, html, { status: 206 })],
    ['of a captive portal', answer('<h1>Welcome to our hotel</h1>', html)],
    ['no page', answer('{}', { 'content-type': 'application/json' })],
  ])('a page that is %s is not stored, and the version before stays', async (_what, page) => {
    const before = { '/': answer('before', html), '/assets/app-0.js': answer('', script) };
    withCaches({ 'tablemates.shell.before': before });
    fetching({ '/': page, '/assets/app-1.js': answer('', script) });
    expect(await install()).toBe('failed');
    expect([...stores.keys()]).toEqual(['tablemates.shell.before']);
    expect(await opened('/matches')).toBe(before['/']);
  });

  it('a script that is the sign-in page of a proxy is not stored', async () => {
    withCaches();
    fetching({ '/': answer(PAGE, html), '/assets/app-1.js': answer('<form>', html) });
    expect(await install()).toBe('failed');
    expect(stores.size).toBe(0);
  });

  it('the app opens from the network where a stored page cannot be served, or the storage is damaged', async () => {
    withCaches({ 'tablemates.shell.before': { '/': answer('login', html, { redirected: true }) } });
    const page = answer(PAGE, html);
    fetching({ '/matches': page });
    expect(await opened('/matches')).toBe(page);
    Object.assign(globalThis.caches, { open: async () => Promise.reject(new Error('damaged')) });
    expect(await opened('/matches')).toBe(page);
  });

  it('a sign-in page or a part of a picture is not stored as the picture', async () => {
    for (const wrong of [answer('', html), answer('', { 'content-type': 'image/webp' }, { status: 206 })]) {
      withCaches();
      fetching({ '/api/pictures/1/a.webp': wrong });
      expect(await opened('/api/pictures/1/a.webp', 'no-cors')).toBe(wrong);
      expect([...stores.values()].flatMap((store) => [...store.keys()])).toEqual([]);
    }
  });
});
