import type { Standings } from '../../src/application/standing/good-standing.js';
import type { Suspensions } from '../../src/application/moderation/ports.js';
import type { UnitOfWork } from '../../src/application/shared/ports.js';
import { AlreadySuspended } from '../../src/domain/moderation/suspension-errors.js';
import { Suspension } from '../../src/domain/moderation/suspension.js';

export interface SuspensionStores {
  readonly unitOfWork: UnitOfWork;
  readonly suspensions: Suspensions;
  readonly standings: Standings;
  /** Two members and two moderators. */
  readonly people: readonly [number, number, number, number];
}

const MONDAY = new Date('2026-03-02T15:00:00Z');
const days = (count: number) => new Date(MONDAY.getTime() + count * 86_400_000);
const REASON = 'You insulted people.';

/** Contract of all suspension repositories. `fresh` returns empty ones. */
export function suspensionsContract(fresh: () => Promise<SuspensionStores>): void {
  let stores: SuspensionStores;
  let [ada, ben, maya, omar] = [0, 0, 0, 0];
  beforeEach(async () => {
    stores = await fresh();
    [ada, ben, maya, omar] = stores.people;
  });

  const suspension = (userId: number, until: Date | null = null) =>
    Suspension.suspend({ userId, reason: REASON, until }, maya, MONDAY);
  const ending = (userId: number) => Suspension.proposeEnding({ userId, reason: REASON }, maya, MONDAY);
  const adds = (each: Suspension) => stores.unitOfWork.run(() => stores.suspensions.add(each));
  const inForce = (userId: number) => stores.unitOfWork.run(() => stores.suspensions.inForceOf(userId));
  const proposed = (userId: number) => stores.unitOfWork.run(() => stores.suspensions.proposedOf(userId));
  const changes = (userId: number, change: (found: Suspension) => void) =>
    stores.unitOfWork.run(async () => {
      const found = (await stores.suspensions.inForceOf(userId))!;
      change(found);
      await stores.suspensions.save(found);
    });

  describe('a suspension', () => {
    it('is found for its user only, and restricts until it expires', async () => {
      await adds(suspension(ada, days(7)));
      expect(await inForce(ada)).toMatchObject({
        userId: ada,
        kind: 'suspension',
        status: 'in_force',
        reason: REASON,
        until: days(7),
        askedBy: maya,
        askedAt: MONDAY,
        appeal: null,
      });
      expect(await inForce(ben)).toBeNull();
      expect(await stores.standings.restrictionOf(ada, days(6))).toMatchObject({
        kind: 'suspension',
        until: days(7),
        reason: REASON,
      });
      expect(await stores.standings.restrictionOf(ada, days(7))).toBeNull();
      expect(await stores.standings.restrictionOf(ben, MONDAY)).toBeNull();
    });

    it('stores its appeal, the answer and its lifting', async () => {
      await adds(suspension(ada));
      await changes(ada, (found) => found.submitAppeal('It was my brother.', days(1)));
      await changes(ada, (found) => found.answerAppeal({ answer: 'We looked.', lift: false }, omar, days(2)));
      expect((await inForce(ada))!.appeal).toEqual({
        note: 'It was my brother.',
        at: days(1),
        answer: 'We looked.',
        answeredBy: omar,
        answeredAt: days(2),
      });
      await changes(ada, (found) => found.lift(omar, days(3)));
      expect(await inForce(ada)).toBeNull();
      expect(await stores.standings.restrictionOf(ada, days(3))).toBeNull();
    });

    it('is unique per user while active, and another one can follow', async () => {
      await adds(suspension(ada));
      await expect(adds(suspension(ada))).rejects.toThrow(AlreadySuspended);
      await adds(suspension(ben));
      await changes(ada, (found) => found.lift(maya, days(1)));
      await adds(suspension(ada));
    });

    it('that has expired is listed until its expiry is recorded, up to the limit', async () => {
      const past = (limit: number) => stores.suspensions.usersWithExpired(days(2), limit);
      await adds(suspension(ada, days(2)));
      await adds(suspension(ben, days(1)));
      await adds(suspension(maya, days(3)));
      await adds(suspension(omar));
      expect((await past(10)).toSorted()).toEqual([ada, ben].toSorted());
      expect(await past(1)).toHaveLength(1);
      await changes(ada, (found) => void found.expire(days(2)));
      expect(await past(10)).toEqual([ben]);
    });
  });

  describe('a proposed ending', () => {
    it('restricts after the approval by a second moderator, permanently', async () => {
      await adds(ending(ada));
      await expect(adds(ending(ada))).rejects.toThrow(AlreadySuspended);
      expect(await inForce(ada)).toBeNull();
      expect(await stores.standings.restrictionOf(ada, MONDAY)).toBeNull();
      await stores.unitOfWork.run(async () => {
        const found = (await stores.suspensions.proposedOf(ada))!;
        found.agree(omar);
        await stores.suspensions.save(found);
      });
      expect(await proposed(ada)).toBeNull();
      expect(await inForce(ada)).toMatchObject({ kind: 'ending', askedBy: maya, agreedBy: omar });
      expect(await stores.standings.restrictionOf(ada, days(9999))).toMatchObject({
        kind: 'ending',
        until: null,
      });
    });

    it('can coexist with a suspension', async () => {
      await adds(suspension(ada));
      await adds(ending(ada));
      expect([(await inForce(ada))!.kind, (await proposed(ada))!.kind]).toEqual(['suspension', 'ending']);
    });
  });
}
