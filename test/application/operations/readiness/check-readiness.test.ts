import { attempt } from '../../../../src/application/operations/readiness/attempt.js';
import { CheckReadiness } from '../../../../src/application/operations/readiness/check-readiness.js';
import { probeStorage } from '../../../../src/application/operations/readiness/probe-storage.js';
import { problem } from '../../../../src/application/operations/readiness/problems.js';
import { FixedClock } from '../../../support/fakes/fixed-clock.js';
import { InMemoryObjectStore } from '../../../support/fakes/in-memory-object-store.js';
import { InMemoryRateLimiter } from '../../../support/fakes/in-memory-rate-limiter.js';
import { ScriptedChance } from '../../../support/fakes/scripted-chance.js';
import { limitedTo } from '../../../support/refused.js';

const WITHIN_MS = 20;
const forever = () => new Promise<never>(() => undefined);
const limiter = () => new InMemoryRateLimiter(new FixedClock());

describe('the checks of readiness', () => {
  it('find each what they find, although another one fails or hangs', async () => {
    const checks = [
      { name: 'disk', find: async () => null },
      { name: 'backup', find: async () => problem('backupIsOff') },
      { name: 'jobs', find: () => Promise.reject(Object.assign(new Error('secret'), { code: '42P01' })) },
      { name: 'clock', find: forever },
    ] as const;
    expect(await new CheckReadiness(checks, limiter(), WITHIN_MS).execute()).toEqual([
      { check: 'disk', state: 'fine', problem: null },
      { check: 'backup', state: 'wrong', problem: { code: 'backupIsOff', detail: null } },
      { check: 'jobs', state: 'unchecked', problem: { code: 'unchecked', detail: 'Error 42P01' } },
      { check: 'clock', state: 'unchecked', problem: { code: 'unchecked', detail: 'CheckTimedOut' } },
    ]);
  });

  it('are limited, because they open connections, but not for a command of the operator', async () => {
    const readiness = new CheckReadiness([], limiter());
    await limitedTo(6, () => readiness.execute());
    expect(await readiness.check()).toEqual([]);
  });
});

describe('an attempt at a service', () => {
  it('names the code of an error and not its message, which may have credentials', async () => {
    const error = Object.assign(new Error('Invalid login for user:password@mail'), { code: 'EAUTH' });
    expect(await attempt('mailServerFails', () => Promise.reject(error))).toEqual({
      code: 'mailServerFails',
      detail: 'Error EAUTH',
    });
  });

  it('names a service that does not answer', async () => {
    expect(await attempt('mailServerFails', forever, WITHIN_MS)).toEqual({
      code: 'mailServerFails',
      detail: 'CheckTimedOut',
    });
  });
});

it('a probe of the storage leaves no file, whether or not the file comes back as it was', async () => {
  const store = new InMemoryObjectStore();
  await probeStorage(store, new ScriptedChance());
  expect(store.objects.size).toBe(0);
  store.get = async () => ({ bytes: new Uint8Array(3), contentType: 'text/plain' });
  await expect(probeStorage(store, new ScriptedChance())).rejects.toThrow();
  expect(store.objects.size).toBe(0);
});
