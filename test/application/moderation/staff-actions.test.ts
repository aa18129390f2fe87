import { refused } from '../../support/refused.js';
import { aSuspensionDesk } from './a-suspension-desk.js';

let desk: Awaited<ReturnType<typeof aSuspensionDesk>>;
let ada: number;
let mia: number;
let omar: number;
beforeEach(async () => {
  desk = await aSuspensionDesk();
  ({ ada, mia, omar } = desk);
});

const act = (
  change: Parameters<typeof desk.staffAction.execute>[1] = async () => ({ action: 'user.nothing' }),
  userId = ada,
) => desk.staffAction.execute({ actorId: mia, userId }, change);

describe('an action of staff on a user', () => {
  it('writes the audit entry after the change', async () => {
    await act(async ({ email }) => {
      expect(desk.audit.lines).toEqual([]);
      return { action: 'user.tested', details: { isAda: email === 'ada@example.org' } };
    });
    expect(desk.audit.lines).toEqual([
      {
        actorId: mia,
        action: 'user.tested',
        target: { kind: 'user', id: ada },
        details: { isAda: true },
      },
    ]);
  });

  it('is rolled back with an error of the change', async () => {
    const change = async () => {
      await desk.suspend();
      throw new Error('the change failed');
    };
    await expect(act(change)).rejects.toThrow('the change failed');
    expect([await desk.inForce(), desk.audit.lines, desk.mails()]).toEqual([null, [], []]);
  });

  it('is neither executed nor audited if the user does not exist', async () => {
    await refused(act(undefined, 4711), 'person_not_found');
    expect(desk.audit.lines).toEqual([]);
  });
});

describe('an action of staff that was decided on an earlier state', () => {
  it('does not suspend again after the appeal was granted', async () => {
    const seen = await desk.read();
    await desk.suspend(omar);
    await desk.appeal();
    await desk.answer(mia, true);
    const late = desk.suspend(mia, null, seen);
    await expect(late).rejects.toThrow(`Person ${mia} answered the appeal. Please look again.`);
    expect(await desk.inForce()).toBeNull();
  });

  it('does not lift a newer suspension', async () => {
    await desk.suspend(omar);
    const seen = await desk.read();
    await desk.lift(omar);
    await desk.suspend(omar);
    await expect(desk.lift(mia, null, seen)).rejects.toMatchObject({
      code: 'decided_meanwhile',
      decision: { by: { id: omar }, action: 'user.suspended' },
    });
    expect(await desk.inForce()).not.toBeNull();
  });

  it('does not answer an appeal', async () => {
    const seen = await desk.read();
    await desk.suspend(mia);
    await desk.appeal();
    await refused(desk.answer(omar, true, seen), 'decided_meanwhile');
    expect((await desk.inForce())!.appeal!.answer).toBeNull();
  });

  it('does not propose an ending anew in place of agreeing to one that was declined', async () => {
    await desk.endAccount(omar);
    const seen = await desk.read();
    await desk.declineEnding(omar);
    await refused(desk.endAccount(mia, 'Insults', seen), 'decided_meanwhile');
    expect(await desk.suspensions.proposedOf(ada)).toBeNull();
  });

  it('is executed after mere reading and claiming, and for a client that does not say what it read', async () => {
    const seen = await desk.read();
    await desk.endSessions(omar);
    await desk.suspend(mia, null, seen);
    await desk.lift(mia);
    expect(await desk.inForce()).toBeNull();
  });
});

describe('the guard of actions of staff', () => {
  const lock = (actorId: number, userId: number) => desk.guard.lockTarget({ actorId, userId });

  it('locks both users in id order, so that locks cannot deadlock', async () => {
    const locked: number[] = [];
    desk.users.findForUpdate = async (id) => {
      locked.push(id);
      return desk.users.find(id);
    };
    await lock(mia, ada);
    await desk.guard.lockActorAndTarget({ actorId: mia, userId: omar });
    await desk.guard.lockActorAndTarget({ actorId: omar, userId: mia });
    expect(locked).toEqual([ada, mia, mia, omar, mia, omar]);
  });

  it('refuses actions on oneself and on table-mates', async () => {
    desk.sitTogether(mia, ada);
    for (const userId of [mia, ada]) await refused(lock(mia, userId), 'conflict_of_interest');
  });

  it('allows actions on staff to admins only', async () => {
    const root = await desk.joins('root', 'admin');
    await refused(lock(mia, omar), 'only_admins_act_on_staff');
    expect((await lock(root, omar)).id).toBe(omar);
  });

  it('allows what needs an admin to no moderator', () =>
    refused(
      desk.guard.lockTarget({ actorId: mia, userId: ada, needs: 'admin' }),
      'only_admins_act_on_staff',
    ));

  it('refuses an actor without a role or with a suspension', async () => {
    await refused(lock(ada, omar), 'not_signed_in');
    const person = (await desk.users.find(mia))!;
    await desk.applySuspension.execute(person, { until: null, reason: 'Insults', replaces: false }, omar);
    await refused(lock(mia, ada), 'not_signed_in');
  });
});
