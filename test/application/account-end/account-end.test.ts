import type { DeletedAccounts } from '../../../src/application/account-end/ports.js';
import { Match } from '../../../src/domain/match/match.js';
import { aReview } from '../../support/builders/a-review.js';
import { composedAccount } from '../account/account-desk.js';
import { refused } from '../../support/refused.js';
import { adaAtATable } from './ada-at-a-table.js';

describe('an account that is deleted', () => {
  it('frees the seat, ends the sessions, frees username and email address and sends a mail', async () => {
    const { town, users, sessions, removed, ada, goes, lastMail } = await adaAtATable();
    await goes();
    expect(town.seated()).toEqual([[2, 3, 4, 5]]);
    expect(sessions.ended).toEqual([{ userId: ada.id }]);
    expect(removed).toEqual(['ada@example.org']);
    expect(await users.find(ada.id)).toBeNull();
    expect(await users.findByEmail('ada@example.org')).toBeNull();
    expect(await users.findByUsername('ada')).toBeNull();
    const mail = lastMail();
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Your account is deleted' });
    await refused(goes(), 'not_signed_in');
  });

  it('closes the chats of two, and tells the other member that something changed', async () => {
    const { town, ada, goes } = await adaAtATable();
    const chat = Match.keepInTouch(town.tables()[0]!, [2, ada.id], town.clock.now());
    await town.matches.add(chat);
    await goes();
    expect(town.tables().find(({ id }) => id === chat.id)!.status).toBe('parted');
    expect(town.realtime.signals.at(-1)).toEqual({ type: 'matches_changed', userIds: [2, ada.id] });
  });

  it('refuses a wrong password and locks the right one out after too many', async () => {
    const { town, sessions, goes } = await adaAtATable();
    for (let i = 0; i < 10; i++) await refused(goes('a guess'), 'wrong_password');
    await refused(goes(), 'too_many_attempts');
    expect(town.seated()[0]).toHaveLength(5);
    expect(sessions.ended).toEqual([]);
  });

  it('is refused where the password was changed after it was verified', async () => {
    const { town, users, ada, goes } = await adaAtATable();
    users.findForUpdate = async (id) => {
      const user = (await users.find(id))!;
      user.changePassword('another hash', town.clock.now());
      return user;
    };
    await refused(goes(), 'wrong_password');
    expect([town.seated()[0]!.length, (await users.find(ada.id))!.deletedAt]).toEqual([5, null]);
  });

  it('rolls everything back if the last step fails', async () => {
    const { town, users, sessions, ada, goes, subjects } = await adaAtATable();
    sessions.endAll = () => Promise.reject(new Error('away'));
    await expect(goes()).rejects.toThrow('away');
    expect(town.seated()[0]).toHaveLength(5);
    expect(await users.find(ada.id)).toMatchObject({ firstName: 'Ada', deletedAt: null });
    expect(subjects()).not.toContain('Your account is deleted');
  });

  it('removes the profile picture and withdraws all open reviews', async () => {
    const { town, users, reviews, ada, goes } = await adaAtATable();
    const user = (await users.findForUpdate(ada.id))!;
    user.changePicture('/api/pictures/1000/a.webp', town.clock.now());
    await users.save(user);
    for (const kind of ['id', 'picture'] as const) await reviews.add(aReview({ userId: ada.id, kind }));
    await goes();
    expect(town.jobs.named('remove-picture')).toEqual([{ address: '/api/pictures/1000/a.webp' }]);
    expect(reviews.rows.all().map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
    expect(town.jobs.named('review-withdrawn')).toHaveLength(2);
  });

  it.each([
    [0, false],
    [1, true],
  ])(
    'lets an admin delete the account only while there are other admins, here %i',
    async (otherAdmins, isGone) => {
      const { town, users, ada, goes } = await adaAtATable({ otherAdmins });
      const user = (await users.findForUpdate(ada.id))!;
      user.appoint('admin', town.clock.now());
      await users.save(user);
      if (isGone) await goes();
      else await refused(goes(), 'last_admin');
      expect((await users.find(ada.id)) === null).toBe(isGone);
      expect(town.seated()[0]).toHaveLength(isGone ? 4 : 5);
    },
  );
});

it('erases accounts 28 days after their deletion', async () => {
  const erased: number[] = [];
  const asked: Date[] = [];
  const deletedAccounts: DeletedAccounts = {
    dueForErasure: async (before) => (asked.push(before), [7, 8]),
    erase: async (userId) => void erased.push(userId),
  };
  const { account, clock } = composedAccount({ given: { deletedAccounts } });
  await account.accountEnd.purgeDeleted();
  expect(erased).toEqual([7, 8]);
  expect(clock.now().getTime() - asked[0]!.getTime()).toBe(28 * 86_400_000);
});
