import { describe, expect, it } from '@jest/globals';
import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { DeleteAccount } from '../../../src/application/account/delete-account.js';
import { ExportData } from '../../../src/application/account/export-data.js';
import { AccountMails } from '../../../src/application/account/mails.js';
import type { Archives, DeletedAccounts } from '../../../src/application/account/ports.js';
import { PictureStore } from '../../../src/application/shared/picture-store.js';
import { VerifyPassword } from '../../../src/application/account/verify-password.js';
import { WithdrawOpenReviews } from '../../../src/application/trust-score/withdraw-open-reviews.js';
import { PurgeDeletedAccounts } from '../../../src/application/account/purge-deleted-accounts.js';
import { PurgeOldMessages } from '../../../src/application/chat/purge-old-messages.js';
import { LastAdminStays } from '../../../src/application/account/last-admin-stays.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import type { User } from '../../../src/domain/account/user.js';
import { WrongPassword } from '../../../src/domain/account/wrong-password.js';
import { LastAdmin } from '../../../src/domain/staff/staff-errors.js';
import { aReview } from '../../support/builders/a-review.js';
import { aUser } from '../../support/builders/a-user.js';
import { InMemoryUsers, RecordingSessions } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryReviews } from '../../support/fakes/in-memory-trust-score.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { PlainPasswords } from '../../support/fakes/plain-passwords.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { aTown } from '../a-town.js';

/** Ada, who sits at a table with four others and thinks of going. */
async function adaAtATable({ otherAdmins = 0 } = {}) {
  const town = aTown();
  const { clock, jobs } = town;
  const users = new InMemoryUsers(jobs);
  const reviews = new InMemoryReviews(jobs);
  const sessions = new RecordingSessions();
  const limiter = new InMemoryRateLimiter(clock);
  const removed: string[] = [];
  const accountData = { remove: async ({ email }: { email: string }) => void removed.push(email) };
  const unitOfWork = new InMemoryUnitOfWork(
    users.rows,
    reviews.rows,
    town.matches.rows,
    town.requests.rows,
    town.meetups.rows,
    jobs,
  );
  const deleteAccount = new DeleteAccount(
    unitOfWork,
    users,
    new VerifyPassword(users, new PlainPasswords(), limiter),
    new LastAdminStays({ acquireLock: async () => undefined, count: async () => otherAdmins }, clock),
    town.participation,
    new WithdrawOpenReviews(reviews, clock),
    accountData,
    sessions,
    new AccountMails('Tablemates', 'https://tables.example.org'),
    jobs,
    clock,
  );
  const ada: User = aUser();
  await users.save(ada);
  await town.ask(ada.id, 2, 3, 4, 5);
  await town.doJobs();
  const goes = (password = 'secret1') => deleteAccount.execute({ userId: ada.id, password });
  return { town, users, reviews, sessions, removed, unitOfWork, limiter, ada, goes };
}

describe('deleting one’s account', () => {
  it('frees the seat, ends the sessions, frees name and address and says good-bye by mail', async () => {
    const { town, users, sessions, removed, ada, goes } = await adaAtATable();
    await goes();
    expect(town.seated()).toEqual([[2, 3, 4, 5]]);
    expect(sessions.ended).toEqual([{ userId: ada.id }]);
    expect(removed).toEqual(['ada@example.org']);
    expect(await users.find(ada.id)).toBeNull();
    expect(await users.findByEmail('ada@example.org')).toBeNull();
    expect(await users.findByUsername('ada')).toBeNull();
    const mail = town.jobs.named<Mail>('send-mail').at(-1);
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Your account is deleted' });
  });

  it('takes the picture and every open review along', async () => {
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

  it('with another password changes nothing, and not even the right one helps after too many', async () => {
    const { town, sessions, goes } = await adaAtATable();
    for (let i = 0; i < 10; i++) await expect(goes('a guess')).rejects.toThrow(WrongPassword);
    await expect(goes()).rejects.toThrow(TooManyAttempts);
    expect(town.seated()[0]).toHaveLength(5);
    expect(sessions.ended).toEqual([]);
  });

  it.each([
    [0, false],
    [1, true],
  ])('is for an admin while there are others, here %i', async (otherAdmins, isGone) => {
    const { town, users, ada, goes } = await adaAtATable({ otherAdmins });
    const user = (await users.findForUpdate(ada.id))!;
    user.appoint('admin', town.clock.now());
    await users.save(user);
    if (isGone) await goes();
    else await expect(goes()).rejects.toThrow(LastAdmin);
    expect((await users.find(ada.id)) === null).toBe(isGone);
    expect(town.seated()[0]).toHaveLength(isGone ? 4 : 5);
  });

  it('a second time is no more than an account that is gone', async () => {
    const { goes } = await adaAtATable();
    const both = await Promise.allSettled([goes(), goes()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(goes()).rejects.toThrow(AccountGone);
  });

  it('keeps everything where the last step fails', async () => {
    const { town, users, sessions, ada, goes } = await adaAtATable();
    sessions.endAll = () => Promise.reject(new Error('away'));
    await expect(goes()).rejects.toThrow('away');
    expect(town.seated()[0]).toHaveLength(5);
    expect(await users.find(ada.id)).toMatchObject({ firstName: 'Ada', deletedAt: null });
    expect(town.jobs.named<Mail>('send-mail').map(({ subject }) => subject)).not.toContain(
      'Your account is deleted',
    );
  });
});

describe('what is left', () => {
  it('of an account is erased after 28 days', async () => {
    const { town, unitOfWork } = await adaAtATable();
    const erased: number[] = [];
    const asked: Date[] = [];
    const accounts: DeletedAccounts = {
      dueForErasure: async (before) => (asked.push(before), [7, 8]),
      erase: async (userId) => void erased.push(userId),
    };
    await new PurgeDeletedAccounts(unitOfWork, accounts, town.clock).execute();
    expect(erased).toEqual([7, 8]);
    expect(town.clock.now().getTime() - asked[0]!.getTime()).toBe(28 * 86_400_000);
  });

  it('of a chat is erased 180 days after the dinner', async () => {
    const { town, ada } = await adaAtATable();
    const matchId = town.tables()[0]!.id;
    await town.write(ada.id, matchId, 'Hello!');
    const purge = new PurgeOldMessages(town.chat, town.clock);
    town.clock.pass({ days: 185 });
    await purge.execute();
    expect(town.chat.said(matchId)).toContain('Hello!');
    town.clock.pass({ days: 1 });
    await purge.execute();
    expect(town.chat.said(matchId)).toEqual([]);
  });
});

describe('taking one’s data along', () => {
  it('packs what is kept in files that speak for themselves, three times a day', async () => {
    const { users, limiter, ada } = await adaAtATable();
    const packed: string[] = [];
    const archives: Archives = {
      pack: async (files) => {
        packed.push(...files.map(({ name }) => name));
        return new Uint8Array([1]);
      },
    };
    const nothing = {
      survey: null,
      requests: [],
      matches: [],
      messages: [],
      meetups: [],
      venues: [],
      votes: [],
      reviews: [],
      feedback: [],
      blocks: [],
      reports: [],
      suspensions: [],
      sessions: [],
    };
    const pictures = new PictureStore(
      new InMemoryObjectStore(),
      { toWebp: async (bytes) => bytes },
      new ScriptedChance(),
      limiter,
    );
    const exportData = new ExportData(users, { of: async () => nothing }, pictures, archives, limiter);
    for (let i = 0; i < 3; i++) await exportData.execute({ userId: ada.id });
    await expect(exportData.execute({ userId: ada.id })).rejects.toThrow(TooManyAttempts);
    await expect(exportData.execute({ userId: 4711 })).rejects.toThrow(AccountGone);
    expect(new Set(packed)).toEqual(
      new Set(['profile', ...Object.keys(nothing)].map((name) => `${name}.json`)),
    );
  });
});
