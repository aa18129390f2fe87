import { refused } from '../../support/refused.js';
import { aSuspensionDesk } from './a-suspension-desk.js';

let desk: Awaited<ReturnType<typeof aSuspensionDesk>>;
beforeEach(async () => {
  desk = await aSuspensionDesk();
});

/** Mia's role from now on, given some days ago. */
async function miaIs(role: 'member' | 'moderator', daysAgo = 0) {
  const mia = (await desk.users.find(desk.mia))!;
  mia.appoint(role, new Date(desk.clock.now().getTime() - daysAgo * 86_400_000));
  await desk.users.save(mia);
}

describe('ending an account', () => {
  it('is only proposed by the first moderator, without an effect on the user', async () => {
    await desk.endAccount(desk.mia);
    expect(await desk.inForce()).toBeNull();
    expect([desk.cancelled, desk.sessions.ended, desk.mails()]).toEqual([[], [], []]);
    expect(desk.audit.actions).toEqual(['user.ending_proposed']);
  });

  it('does not count somebody who got the role from the other one', async () => {
    const puppet = await desk.joins('puppet', 'admin', desk.mia);
    await desk.endAccount(desk.mia);
    await refused(desk.endAccount(puppet), 'two_people_needed');
    await desk.declineEnding(desk.mia);
    await desk.endAccount(puppet);
    await refused(desk.endAccount(desk.mia), 'two_people_needed');
    await desk.endAccount(desk.omar);
    expect(await desk.inForce()).toMatchObject({ askedBy: puppet, agreedBy: desk.omar });
  });

  it('does not count a role of less than seven days', async () => {
    await desk.endAccount(desk.omar);
    await miaIs('member');
    await miaIs('moderator', 6);
    await refused(desk.endAccount(desk.mia), 'two_people_needed');
    await miaIs('member');
    await miaIs('moderator', 7);
    await desk.endAccount(desk.mia);
  });

  it.each([
    ['no longer staff', () => miaIs('member')],
    [
      'suspended',
      async () => {
        const mia = (await desk.users.find(desk.mia))!;
        const restriction = { until: null, reason: 'Insults', replaces: false };
        await desk.applySuspension.execute(mia, restriction, desk.omar);
      },
    ],
  ])('does not count a first one who is %s when it would take effect', async (_why, changes) => {
    await desk.endAccount(desk.mia);
    await changes();
    await refused(desk.endAccount(desk.omar), 'two_people_needed');
    expect(await desk.inForce()).toBeNull();
  });

  it('by a second moderator cancels participation, reviews and sessions, and mails the first reason', async () => {
    await desk.endAccount(desk.mia, 'Insults');
    await desk.endAccount(desk.omar, 'Another reason');
    expect(await desk.inForce()).toMatchObject({ kind: 'ending', askedBy: desk.mia, agreedBy: desk.omar });
    // Before the user row is locked, and again for what was taken meanwhile.
    expect([desk.cancelled, desk.withdrawn]).toEqual([[desk.ada, desk.ada], [desk.ada]]);
    expect(desk.sessions.ended).toEqual([{ userId: desk.ada }]);
    const [mail] = desk.mails();
    expect(mail!.subject).toBe('Your account has been ended');
    expect(mail!.text).toContain('The reason: Insults');
    expect(desk.audit.actions).toEqual(['user.ending_proposed', 'user.ended']);
  });

  it('replaces a suspension in force, and cannot be repeated', async () => {
    await desk.suspend();
    const suspension = (await desk.inForce())!;
    for (const moderator of [desk.mia, desk.omar]) await desk.endAccount(moderator);
    const statusOf = (id: number) => desk.suspensions.rows.find((row) => row.id === id)!.status;
    expect([statusOf(suspension.id), (await desk.inForce())!.kind]).toEqual(['over', 'ending']);
    await refused(desk.endAccount(desk.mia), 'already_suspended');
  });
});

describe('declining a proposed ending', () => {
  it('is allowed to its proposer, is audited and removes the proposal', async () => {
    await desk.endAccount(desk.mia);
    await desk.declineEnding(desk.mia);
    expect(await desk.suspensions.proposedOf(desk.ada)).toBeNull();
    expect(desk.audit.lines.at(-1)).toMatchObject({ actorId: desk.mia, action: 'user.ending_declined' });
    expect(desk.mails()).toEqual([]);
  });

  it('is refused without a proposal', async () => {
    await refused(desk.declineEnding(desk.mia), 'no_ending_proposed');
    expect(desk.audit.lines).toEqual([]);
  });
});
