import { AlreadySuspended, SecondModeratorNeeded } from '../../../src/domain/moderation/suspension-errors.js';
import { TwoPeopleNeeded } from '../../../src/domain/staff/second-person.js';
import { aSuspensionDesk } from './a-suspension-desk.js';

let desk: Awaited<ReturnType<typeof aSuspensionDesk>>;
beforeEach(async () => {
  desk = await aSuspensionDesk();
});

describe('ending an account', () => {
  it('is only proposed by the first moderator, without an effect on the user', async () => {
    await desk.endAccount(desk.mia);
    expect(await desk.inForce()).toBeNull();
    expect([desk.cancelled, desk.sessions.ended, desk.mails()]).toEqual([[], [], []]);
    expect(desk.audit.actions).toEqual(['user.ending_proposed']);
  });

  it('requires a second moderator', async () => {
    await desk.endAccount(desk.mia);
    await expect(desk.endAccount(desk.mia)).rejects.toThrow(SecondModeratorNeeded);
    expect(await desk.inForce()).toBeNull();
    expect(desk.sessions.ended).toEqual([]);
  });

  it('does not count somebody who got the role from the other one, or within seven days', async () => {
    const puppet = await desk.joins('puppet', 'admin', desk.mia);
    await desk.endAccount(desk.mia);
    await expect(desk.endAccount(puppet)).rejects.toThrow(TwoPeopleNeeded);
    await desk.declineEnding(desk.mia);
    await desk.endAccount(puppet);
    await expect(desk.endAccount(desk.mia)).rejects.toThrow(TwoPeopleNeeded);
    await desk.endAccount(desk.omar);
    expect(await desk.inForce()).toMatchObject({ askedBy: puppet, agreedBy: desk.omar });
  });

  it.each([
    [6, false],
    [7, true],
  ])('counts somebody whose role is %i days old: %s', async (days, counts) => {
    await desk.endAccount(desk.mia);
    const omar = (await desk.users.find(desk.omar))!;
    omar.appoint('admin', new Date(desk.clock.now().getTime() - days * 86_400_000));
    await desk.users.save(omar);
    const ending = desk.endAccount(desk.omar);
    if (counts) await ending;
    else await expect(ending).rejects.toThrow(TwoPeopleNeeded);
  });

  it('does not count a first one who is no longer staff, or suspended, when it would take effect', async () => {
    await desk.endAccount(desk.mia);
    const mia = (await desk.users.find(desk.mia))!;
    mia.appoint('member', desk.clock.now());
    await desk.users.save(mia);
    await expect(desk.endAccount(desk.omar)).rejects.toThrow(TwoPeopleNeeded);
    expect(await desk.inForce()).toBeNull();
  });

  it('by a second moderator cancels participation, reviews and sessions, and mails the first reason', async () => {
    await desk.endAccount(desk.mia, 'Insults');
    await desk.endAccount(desk.omar, 'Another reason');
    expect(await desk.inForce()).toMatchObject({ kind: 'ending', askedBy: desk.mia, agreedBy: desk.omar });
    expect([desk.cancelled.at(-1), desk.withdrawn]).toEqual([desk.ada, [desk.ada]]);
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
    await expect(desk.endAccount(desk.mia)).rejects.toThrow(AlreadySuspended);
  });
});
