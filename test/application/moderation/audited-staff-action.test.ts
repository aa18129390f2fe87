import { PersonNotFound } from '../../../src/domain/moderation/suspension-errors.js';
import { DecidedMeanwhile } from '../../../src/domain/shared/staff-decision.js';
import { aSuspensionDesk } from './a-suspension-desk.js';

let desk: Awaited<ReturnType<typeof aSuspensionDesk>>;
beforeEach(async () => {
  desk = await aSuspensionDesk();
});

const nothing = async () => ({ action: 'user.nothing' });

describe('an action of staff on a user', () => {
  it('writes the audit entry after the change', async () => {
    await desk.staffAction.execute({ actorId: desk.mia, userId: desk.ada }, async ({ email }) => {
      expect(desk.audit.lines).toEqual([]);
      return { action: 'user.tested', details: { isAda: email === 'ada@example.org' } };
    });
    expect(desk.audit.lines).toEqual([
      {
        actorId: desk.mia,
        action: 'user.tested',
        target: { kind: 'user', id: desk.ada },
        details: { isAda: true },
      },
    ]);
  });

  it('is rolled back with an error of the change', async () => {
    const change = async () => {
      await desk.suspend();
      throw new Error('the change failed');
    };
    await expect(desk.staffAction.execute({ actorId: desk.mia, userId: desk.ada }, change)).rejects.toThrow(
      'the change failed',
    );
    expect([await desk.inForce(), desk.audit.lines, desk.mails()]).toEqual([null, [], []]);
  });

  it('locks what beforeLock requires before the users, in the same transaction', async () => {
    const order: string[] = [];
    desk.users.findForUpdate = async (id) => {
      order.push('user');
      return desk.users.find(id);
    };
    await desk.staffAction.execute(
      { actorId: desk.mia, userId: desk.ada },
      nothing,
      async () => void order.push('before'),
    );
    expect(order).toEqual(['before', 'user', 'user']);
  });

  it('is neither executed nor audited if the user does not exist', async () => {
    await expect(desk.staffAction.execute({ actorId: desk.mia, userId: 4711 }, nothing)).rejects.toThrow(
      PersonNotFound,
    );
    expect(desk.audit.lines).toEqual([]);
  });
});

describe('an action of staff that was decided on an earlier state', () => {
  it('does not suspend again after the appeal was granted', async () => {
    const seen = await desk.read();
    await desk.suspend(desk.omar);
    await desk.appeal();
    await desk.answer(desk.mia, true);
    const late = desk.suspend(desk.mia, null, seen);
    await expect(late).rejects.toThrow(`Person ${desk.mia} answered the appeal. Please look again.`);
    expect(await desk.inForce()).toBeNull();
  });

  it('does not lift a newer suspension', async () => {
    await desk.suspend(desk.omar);
    const seen = await desk.read();
    await desk.lift(desk.omar);
    await desk.suspend(desk.omar);
    await expect(desk.lift(desk.mia, null, seen)).rejects.toMatchObject({
      code: 'decided_meanwhile',
      decision: { by: { id: desk.omar }, action: 'user.suspended' },
    });
    expect(await desk.inForce()).not.toBeNull();
  });

  it('does not propose an ending anew in place of agreeing to one that was declined', async () => {
    await desk.endAccount(desk.omar);
    const seen = await desk.read();
    await desk.declineEnding(desk.omar);
    await expect(desk.endAccount(desk.mia, 'Insults', seen)).rejects.toThrow(DecidedMeanwhile);
    expect(await desk.suspensions.proposedOf(desk.ada)).toBeNull();
  });

  it('is executed after mere reading and claiming, and for a client that does not say what it read', async () => {
    const seen = await desk.read();
    await desk.endSessions(desk.omar);
    await desk.suspend(desk.mia, null, seen);
    await desk.lift(desk.mia);
    expect(await desk.inForce()).toBeNull();
  });
});
