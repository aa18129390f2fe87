import { TestEnvironment } from 'jest-environment-jsdom';

/** Browser APIs that jsdom lacks, taken from Node. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
];

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom does not navigate: the target of a navigation is recorded for the test. */
function recordNavigations(global) {
  const symbols = Object.getOwnPropertySymbols(global.location);
  const location = global.location[symbols.find(({ description }) => description === 'impl')];
  global.navigations = [];
  location.assign = (address) => global.navigations.push(address);
  location.reload = () => global.navigations.push('reload');
}

/** jsdom with the browser APIs that Radix, the query cache and our own code need. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    for (const name of FROM_NODE) global[name] = globalThis[name];
    global.ResizeObserver = SilentObserver;
    global.matchMedia = (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    });
    const element = global.Element.prototype;
    element.hasPointerCapture = () => false;
    element.setPointerCapture = () => {};
    element.releasePointerCapture = () => {};
    element.scrollIntoView = () => {};
    element.scrollTo = () => {};
    element.scrollBy = () => {};
    global.scrollTo = () => {};
    recordNavigations(global);
    global.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
