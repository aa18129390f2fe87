import { format } from 'node:util';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { addEventHandler, getState } from 'jest-circus';
import { jest } from './jest-globals.mjs';

/** A busy machine renders late: the timeout of asynchronous queries is that of a patient user. */
configure({ asyncUtilTimeout: 15_000 });

/** What modules of the app listen to: they are loaded again for the next file, and two of one module would each act on an event. */
const listeners = [];
const { addEventListener: add, removeEventListener: remove } = globalThis;
globalThis.addEventListener = (...listener) => {
  if (!new Error().stack.split('\n')[2].includes('/node_modules/')) listeners.push(listener);
  add(...listener);
};

const CHANGED_BY_TESTS = [globalThis, navigator, document, screen, Element.prototype, HTMLElement.prototype];
const originals = CHANGED_BY_TESTS.map((object) => [object, Object.getOwnPropertyDescriptors(object)]);

function restoreProperties() {
  for (const [object, original] of originals) {
    for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
      const before = original[name];
      if (!before) delete object[name];
      else if (before.value !== value || before.get !== get) Object.defineProperty(object, name, before);
    }
  }
}

function clearDocument() {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
  globalThis.navigations.length = 0;
}

/** The next test finds the clock, the functions and the storage of the browser. */
function restoreTools() {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
}

/** The next test file of this process finds the browser as this one did. */
function restoreBrowser() {
  // TanStack Query, which the files share, would hold back the requests of the next file.
  onlineManager.setOnline(true);
  jest.resetModules();
  for (const listener of listeners.splice(0)) remove(...listener);
  clearDocument();
  restoreProperties();
}

const uncaughtErrors = [];
add('error', ({ error }) => uncaughtErrors.push(error));

/** React tells of a mistake in a component; an update without `act` depends on how busy the machine is. */
const { error: print } = console;
console.error = (...said) => {
  if (/act\(/.test(said[0])) print(...said);
  else uncaughtErrors.push(new Error(format(...said)));
};

/** What the console tells, and an error in a listener or in a component without an error boundary, fails its test. */
function expectNoUncaughtError() {
  const [first] = uncaughtErrors.splice(0);
  if (first) throw first;
}

addEventHandler(({ name }) => {
  const { hooks } = getState().rootDescribeBlock;
  if (name !== 'add_test' || hooks.some(({ fn }) => fn === cleanup)) return;
  hooks.unshift(
    { type: 'afterEach', fn: cleanup },
    { type: 'afterEach', fn: expectNoUncaughtError },
    { type: 'afterEach', fn: restoreTools },
    { type: 'afterAll', fn: restoreBrowser },
  );
});
