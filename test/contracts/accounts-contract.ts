import type { PasswordResets } from '../../src/application/credentials/ports.js';
import type { PendingRegistrations } from '../../src/application/sign-up/ports.js';
import type { Users } from '../../src/application/account/ports.js';
import type { UnitOfWork } from '../../src/application/shared/ports.js';
import { EmailTaken } from '../../src/domain/account/email-address.js';
import { PasswordReset } from '../../src/domain/account/password-reset.js';
import type { PendingRegistration } from '../../src/domain/account/pending-registration.js';
import { UsernameTaken } from '../../src/domain/account/username.js';
import { aRegistration, aUser } from '../support/builders/a-user.js';

export interface AccountStores {
  readonly unitOfWork: UnitOfWork;
  readonly users: Users;
  readonly registrations: PendingRegistrations;
  readonly resets: PasswordResets;
  /** Names of stored events and jobs, oldest first. */
  published(): Promise<string[]>;
}

const NOW = new Date('2026-03-02T15:00:00Z');
const LATER = new Date('2026-03-02T15:01:00Z');
const RIGHT = 'right';

/** Contract of all account repositories. `fresh` returns empty ones. */
export function accountsContract(fresh: () => Promise<AccountStores>): void {
  let stores: AccountStores;
  beforeEach(async () => {
    stores = await fresh();
  });
  const keep = async (...given: Parameters<typeof aUser>) => {
    const user = aUser(...given);
    await stores.unitOfWork.run(() => stores.users.save(user));
    return user;
  };

  describe('users', () => {
    it('get an id and are found by id, address and case-insensitive username', async () => {
      const ada = await keep({ username: 'Ada.B' });
      expect(ada.id).toBeGreaterThanOrEqual(1000);
      for (const found of [
        await stores.users.find(ada.id),
        await stores.users.findByUsername('aDA.b'),
        await stores.users.findByEmail('ada@example.org'),
        await stores.unitOfWork.run(() => stores.users.findForUpdate(ada.id)),
      ]) {
        expect(found).toMatchObject({
          id: ada.id,
          username: 'Ada.B',
          email: 'ada@example.org',
          firstName: 'Ada',
          lastName: 'Byron',
          dateOfBirth: '2004-05-06',
          passwordHash: 'hash of secret1',
          interests: [],
          bio: null,
          location: null,
          hasTakenSurvey: false,
          trustScore: 40,
          verificationStatus: 'pending',
          createdAt: NOW,
          updatedAt: NOW,
        });
      }
    });

    it('are not found by similar usernames or addresses', async () => {
      const ada = await keep();
      expect(await stores.users.find(ada.id + 1)).toBeNull();
      expect(await stores.users.findByUsername('ada_')).toBeNull();
      expect(await stores.users.findByUsername('%')).toBeNull();
      expect(await stores.users.findByEmail('ada@example.com')).toBeNull();
    });

    it('store changes with their events in the same unit of work', async () => {
      const { id } = await keep();
      const interests = ['jazz, live', 'a "b"', 'back\\slash', '{curly}', 'null', '寿司'];
      const profile = { username: 'countess', bio: 'Two\nlines 🍜', interests };
      const coordinates = { latitude: 0, longitude: -0.5 };
      const location = { location: 'Here', near: 'Here, Ghana', coordinates, timeZone: 'Etc/GMT' };
      await stores.unitOfWork.run(async () => {
        const ada = (await stores.users.findForUpdate(id))!;
        ada.changeProfile(profile, LATER);
        ada.changePicture('/api/pictures/1/a.webp', LATER);
        ada.changeLocation(location, LATER);
        ada.takeSurvey(LATER);
        await stores.users.save(ada);
      });
      expect(await stores.users.find(id)).toMatchObject({
        ...profile,
        profileImageUrl: '/api/pictures/1/a.webp',
        location,
        hasTakenSurvey: true,
        updatedAt: LATER,
      });
      expect(await stores.published()).toEqual(Array(4).fill('profile-changed'));
    });

    it('are unchanged after the unit of work fails', async () => {
      const { id } = await keep();
      const failing = stores.unitOfWork.run(async () => {
        const ada = (await stores.users.findForUpdate(id))!;
        ada.changeProfile({ bio: 'Never kept' }, LATER);
        await stores.users.save(ada);
        throw new Error('a power cut');
      });
      await expect(failing).rejects.toThrow('a power cut');
      expect(await stores.users.find(id)).toMatchObject({ bio: null, updatedAt: NOW });
      expect(await stores.published()).toEqual([]);
    });

    it('have unique usernames and addresses, case-insensitively', async () => {
      await keep();
      await expect(keep({ username: 'ADA', email: 'x@example.org' })).rejects.toThrow(UsernameTaken);
      await expect(keep({ username: 'other' })).rejects.toThrow(EmailTaken);

      const grace = await keep({ username: 'grace', email: 'grace@example.org' });
      const renaming = stores.unitOfWork.run(async () => {
        const changing = (await stores.users.findForUpdate(grace.id))!;
        changing.changeProfile({ username: 'Ada' }, LATER);
        await stores.users.save(changing);
      });
      await expect(renaming).rejects.toThrow(UsernameTaken);
    });

    it('with the same username, registered concurrently, get one account; the others get an error', async () => {
      const attempts = Array.from({ length: 8 }, (_, index) => keep({ email: `ada${index}@example.org` }));
      const outcomes = await Promise.allSettled(attempts);
      const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refusals).toHaveLength(7);
      for (const refusal of refusals) expect(refusal).toBeInstanceOf(UsernameTaken);
    });

    it('keep both of two concurrent changes', async () => {
      const { id } = await keep();
      const change = (verb: (user: ReturnType<typeof aUser>) => void) =>
        stores.unitOfWork.run(async () => {
          const ada = (await stores.users.findForUpdate(id))!;
          await new Promise((resolve) => setTimeout(resolve, 20));
          verb(ada);
          await stores.users.save(ada);
        });
      await Promise.all([
        change((ada) => ada.changeProfile({ bio: 'Hi' }, LATER)),
        change((ada) =>
          ada.changeLocation({ location: 'Here', near: null, coordinates: null, timeZone: null }, LATER),
        ),
      ]);
      expect(await stores.users.find(id)).toMatchObject({ bio: 'Hi', location: { location: 'Here' } });
    });
  });

  describe('pending registrations', () => {
    const replace = (...given: Parameters<typeof aRegistration>) =>
      stores.unitOfWork.run(() => stores.registrations.replace(aRegistration(...given)));
    const tryCode = (guess: string, wanted = 'a key') =>
      stores.unitOfWork.run(async () => {
        const all = await stores.registrations.findAllForUpdate('ada@example.org');
        const registration = all.find(({ key }) => key === wanted)!;
        const isRight = registration.tryCode(guess, LATER) === 'right';
        await stores.registrations.save(registration);
        return isRight;
      });
    const keysOf = async (email = 'ada@example.org') =>
      (await stores.unitOfWork.run(() => stores.registrations.findAllForUpdate(email))).map(({ key }) => key);

    it('are unique per key: a newer one replaces the older one and resets its attempts', async () => {
      await replace({ firstName: 'Ada' });
      for (let tries = 0; tries < 5; tries++) await tryCode('wrong');
      expect(await tryCode(RIGHT)).toBe(false);
      await replace({ firstName: 'Augusta', username: 'augusta' }, { codeDigest: 'newer' });

      const newest = await stores.registrations.findNewestByEmail('ada@example.org');
      expect(newest?.state).toMatchObject({
        firstName: 'Augusta',
        username: 'augusta',
        dateOfBirth: '2004-05-06',
        age: 21,
        passwordHash: 'hash of secret1',
      });
      expect(await tryCode(RIGHT)).toBe(false);
      expect(await tryCode('newer')).toBe(true);
    });

    it('know whether a mail was refused since their code was issued', async () => {
      await replace({}, { key: 'a key' });
      const change = (does: (registration: PendingRegistration) => void) =>
        stores.unitOfWork.run(async () => {
          const [registration] = await stores.registrations.findAllForUpdate('ada@example.org');
          does(registration!);
          await stores.registrations.save(registration!);
        });
      const known = async () => [
        await stores.registrations.isMailRefused('a key'),
        await stores.registrations.isMailRefused('another key'),
      ];
      expect(await known()).toEqual([false, false]);
      await change((registration) => registration.noteMailRefused(LATER));
      expect(await known()).toEqual([true, false]);
      await change((registration) => registration.renewCode('newer', LATER));
      expect(await known()).toEqual([false, false]);
    });

    it('coexist for one address, oldest first, at most 25, and are deleted together', async () => {
      for (let index = 0; index < 27; index++)
        await replace({ username: `ada${index}` }, { key: `key ${index}` });
      await replace({ email: 'grace@example.org' }, { key: 'of grace' });
      expect(await keysOf()).toEqual(Array.from({ length: 25 }, (_, index) => `key ${index + 2}`));
      expect(await stores.registrations.findNewestByEmail('ada@example.org')).toMatchObject({
        username: 'ada26',
      });
      expect(await stores.registrations.has('key 26')).toBe(true);
      expect(await stores.registrations.has('key 0')).toBe(false);

      await stores.unitOfWork.run(() => stores.registrations.removeAllOf('ada@example.org'));
      expect(await keysOf()).toEqual([]);
      expect(await keysOf('grace@example.org')).toEqual(['of grace']);
    });

    it('count every attempt, even concurrent ones', async () => {
      await replace();
      await Promise.all(Array.from({ length: 5 }, () => tryCode('wrong')));
      expect(await tryCode(RIGHT)).toBe(false);
    });

    it('are found by case-insensitive username, newest first', async () => {
      await replace({ email: 'first@example.org' }, { key: 'first', now: NOW });
      await replace({ email: 'second@example.org', username: 'ADA' }, { key: 'second', now: LATER });
      await replace({ email: 'third@example.org', username: 'grace' }, { key: 'third', now: LATER });
      expect(await stores.registrations.findNewestByUsername('Ada')).toMatchObject({
        email: 'second@example.org',
      });
      expect(await stores.registrations.findNewestByUsername('nobody')).toBeNull();
    });

    it('are purged when their code has expired', async () => {
      await replace();
      const expiry = new Date(NOW.getTime() + 15 * 60_000);
      expect(await stores.registrations.removeExpiredBefore(expiry, 9)).toBe(0);
      expect(await stores.registrations.removeExpiredBefore(new Date(expiry.getTime() + 1), 9)).toBe(1);
    });
  });

  describe('password resets', () => {
    const ADDRESS = 'ada@example.org';
    const replace = (digest: string, key = 'a key') =>
      stores.unitOfWork.run(() => stores.resets.replace(PasswordReset.of(key, ADDRESS, digest, NOW)));
    const tryCode = (guess: string, key: string | null = 'a key') =>
      stores.unitOfWork.run(async () => {
        const reset =
          key === null
            ? await stores.resets.findNewestForUpdate(ADDRESS)
            : await stores.resets.findForUpdate(ADDRESS, key);
        const isRight = reset!.tryCode(guess, LATER, key !== null) === 'right';
        await stores.resets.save(reset!);
        return isRight;
      });

    it('are unique per address and key, count attempts, and are deleted after use', async () => {
      await replace('older');
      await replace(RIGHT);
      expect(await tryCode('older')).toBe(false);
      const found = await stores.unitOfWork.run(() => stores.resets.findForUpdate(ADDRESS, 'a key'));
      expect(found!.state).toMatchObject({ email: ADDRESS, codeTries: 1, triesWithoutKey: 0 });
      expect(await tryCode(RIGHT)).toBe(true);
      await stores.unitOfWork.run(() => stores.resets.removeAllOf(ADDRESS));
      expect(await stores.unitOfWork.run(() => stores.resets.findNewestForUpdate(ADDRESS))).toBeNull();
    });

    it('coexist by key; without a key the newest one is valid, with attempts of its own', async () => {
      await replace(RIGHT);
      await replace('of a stranger', 'another key');
      expect(await stores.resets.has(ADDRESS, 'a key')).toBe(true);
      expect(await stores.resets.has('grace@example.org', 'a key')).toBe(false);
      expect(await stores.resets.has(ADDRESS, 'no key')).toBe(false);
      expect(await tryCode(RIGHT, null)).toBe(false);
      for (let tries = 0; tries < 5; tries++) await tryCode('wrong', null);
      expect(await tryCode('of a stranger', null)).toBe(false);
      expect(await tryCode('of a stranger', 'another key')).toBe(true);
      expect(await tryCode(RIGHT)).toBe(true);
    });

    it('count every attempt, even concurrent ones', async () => {
      await replace(RIGHT);
      await Promise.all(Array.from({ length: 5 }, () => tryCode('wrong')));
      expect(await tryCode(RIGHT)).toBe(false);
    });

    it('are purged when their code has expired', async () => {
      await replace(RIGHT);
      expect(await stores.resets.removeExpiredBefore(NOW, 9)).toBe(0);
      expect(await stores.resets.removeExpiredBefore(new Date(NOW.getTime() + 3_600_000), 9)).toBe(1);
    });
  });
}
