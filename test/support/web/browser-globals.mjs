import { JSDOM } from 'jsdom';
import { shareComputedStyles } from './computed-style.mjs';

/** What jsdom lacks, or what modules and hooks of Node in the same thread depend on. */
const FROM_NODE = new Set([
  ...[
    'globalThis',
    'window',
    'self',
    'parent',
    'top',
    'console',
    'crypto',
    'performance',
    'URL',
    'URLSearchParams',
  ],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'],
  ...['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'],
]);
const INHERITED = ['addEventListener', 'removeEventListener', 'dispatchEvent'];

const { window } = new JSDOM('<!DOCTYPE html>', { url: 'http://localhost/', pretendToBeVisual: true });
shareComputedStyles(window);

const isMethod = (name, value) => typeof value === 'function' && /^[a-z]/.test(name);

for (const name of [...Object.getOwnPropertyNames(window), ...INHERITED]) {
  const isHandler = name.startsWith('on') || name.startsWith('_');
  if (isHandler || FROM_NODE.has(name)) continue;
  if (Object.hasOwn(globalThis, name) && Object.is(globalThis[name], window[name])) continue;
  const isRead = Object.getOwnPropertyDescriptor(window, name)?.get;
  const value = window[name];
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: true,
    ...(isRead
      ? { get: () => window[name] }
      : { value: isMethod(name, value) ? value.bind(window) : value, writable: true }),
  });
}

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What Radix, the query cache and our own code need in addition to jsdom. */
Object.assign(globalThis, {
  window: globalThis,
  self: globalThis,
  ResizeObserver: SilentObserver,
  matchMedia: (query) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }),
  scrollTo() {},
  navigations: [],
  IS_REACT_ACT_ENVIRONMENT: true,
});
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
  scrollIntoView() {},
  scrollTo() {},
  scrollBy() {},
});

/** jsdom does not navigate: the target of a navigation is recorded for the test. */
const RECORDED = {
  assign: (address) => void globalThis.navigations.push(address),
  reload: () => void globalThis.navigations.push('reload'),
};
const location = new Proxy(RECORDED, {
  get(_, name) {
    const value = RECORDED[name] ?? window.location[name];
    return typeof value === 'function' && !RECORDED[name] ? value.bind(window.location) : value;
  },
  set: (_, name, value) => Reflect.set(window.location, name, value),
});
Object.defineProperty(globalThis, 'location', { configurable: true, enumerable: true, get: () => location });

// React would record each render and each element in the timeline of the process.
delete console.timeStamp;
delete console.createTask;
