import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { OnlyAdminsActOnStaff, PersonNotFound } from '../../../src/domain/moderation/suspension-errors.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { ConflictOfInterest } from '../../../src/domain/review-cases/claim-errors.js';
import { aSuspensionDesk } from './a-suspension-desk.js';

let desk: Awaited<ReturnType<typeof aSuspensionDesk>>;
beforeEach(async () => {
  desk = await aSuspensionDesk();
});

describe('the guard of actions of staff', () => {
  it('locks both users in id order, so that locks cannot deadlock', async () => {
    const locked: number[] = [];
    desk.users.findForUpdate = async (id) => {
      locked.push(id);
      return desk.users.find(id);
    };
    await desk.guard.lockTarget({ actorId: desk.mia, userId: desk.ada });
    await desk.guard.lockActorAndTarget({ actorId: desk.mia, userId: desk.omar });
    await desk.guard.lockActorAndTarget({ actorId: desk.omar, userId: desk.mia });
    expect(locked).toEqual([desk.ada, desk.mia, desk.mia, desk.omar, desk.mia, desk.omar]);
  });

  it('refuses actions on oneself and on table-mates', async () => {
    desk.sitTogether(desk.mia, desk.ada);
    for (const userId of [desk.mia, desk.ada])
      await expect(desk.guard.lockTarget({ actorId: desk.mia, userId })).rejects.toThrow(ConflictOfInterest);
  });

  it('allows actions on staff to admins only', async () => {
    const root = await desk.joins('root', 'admin');
    await expect(desk.guard.lockTarget({ actorId: desk.mia, userId: desk.omar })).rejects.toThrow(
      OnlyAdminsActOnStaff,
    );
    expect((await desk.guard.lockTarget({ actorId: root, userId: desk.omar })).id).toBe(desk.omar);
  });

  it('refuses an actor without a role or with a suspension', async () => {
    await expect(desk.guard.lockTarget({ actorId: desk.ada, userId: desk.omar })).rejects.toThrow(
      AccountGone,
    );
    const suspended = { userId: desk.mia, reason: 'Insults', until: null };
    await desk.suspensions.add(Suspension.suspend(suspended, desk.omar, desk.clock.now()));
    await expect(desk.guard.lockTarget({ actorId: desk.mia, userId: desk.ada })).rejects.toThrow(AccountGone);
  });

  it('finds no deleted account', async () => {
    await expect(desk.guard.lockTarget({ actorId: desk.mia, userId: 4711 })).rejects.toThrow(PersonNotFound);
  });
});
