import { beforeEach, describe, expect, it } from '@jest/globals';
import { CheckServices, type VerifyMailServer } from '../../../src/application/operations/check-services.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

const WITHIN_MS = 50;
let store: InMemoryObjectStore;

beforeEach(() => {
  store = new InMemoryObjectStore();
});

function checkOf(verify: VerifyMailServer): CheckServices {
  const limiter = new InMemoryRateLimiter(new FixedClock());
  return new CheckServices({ of: verify }, store, limiter, new ScriptedChance(), WITHIN_MS);
}

describe('a check of the services', () => {
  it('says that both work, and leaves no file', async () => {
    const { mail, storage } = await checkOf(async () => undefined).execute();
    expect([mail.state, storage.state]).toEqual(['works', 'works']);
    expect(store.objects.size).toBe(0);
  });

  it('names the code of an error and not its message, which may have credentials', async () => {
    const error = Object.assign(new Error('Invalid login for user:password@mail'), { code: 'EAUTH' });
    store.get = async () => ({ bytes: new Uint8Array(3), contentType: 'text/plain' });
    const { mail, storage } = await checkOf(() => Promise.reject(error)).execute();
    expect(mail).toMatchObject({ state: 'fails', error: 'Error EAUTH' });
    expect(storage).toMatchObject({ state: 'fails', error: 'ProbeDiffers' });
    expect(store.objects.size).toBe(0);
  });

  it('ends in time when a service does not answer', async () => {
    store.put = () => new Promise(() => undefined);
    const { mail, storage } = await checkOf(() => new Promise(() => undefined)).execute();
    expect([mail.error, storage.error]).toEqual(['CheckTimedOut', 'CheckTimedOut']);
  });

  it('says that mail is off where no server is configured', async () => {
    expect((await checkOf(null).execute()).mail).toEqual({ state: 'off', ms: 0, error: null });
  });

  it('is limited, because it opens connections', async () => {
    const check = checkOf(null);
    for (let count = 0; count < 6; count++) await check.execute();
    await expect(check.execute()).rejects.toThrow(TooManyAttempts);
  });
});
