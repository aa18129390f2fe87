import { ModernFakeTimers } from '@jest/fake-timers';
import { resetModules } from './fresh-modules.mjs';

const { jest: mocks } = globalThis;

// Testing Library would look for the fake clock of the runner.
delete globalThis.jest;

/** Node itself needs these in the same thread. */
const NOT_FAKED = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime', 'performance'];
const clock = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });

/** The `jest` of the runner with a fake clock that can await promises between its timers. */
export const jest = {
  ...mocks,
  resetModules,
  useFakeTimers: (options) => clock.useFakeTimers({ ...options, doNotFake: NOT_FAKED }),
  useRealTimers: () => clock.useRealTimers(),
  setSystemTime: (now) => clock.setSystemTime(now),
  advanceTimersByTime: (ms) => clock.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => clock.advanceTimersByTimeAsync(ms),
};
