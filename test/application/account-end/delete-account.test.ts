import { AccountGone } from '../../../src/application/shared/account-gone.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { Match } from '../../../src/domain/match/match.js';
import { WrongPassword } from '../../../src/domain/account/wrong-password.js';
import { adaAtATable } from './ada-at-a-table.js';

describe('DeleteAccount', () => {
  it('frees the seat, ends the sessions, frees username and email address and sends a mail', async () => {
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
    for (let i = 0; i < 10; i++) await expect(goes('a guess')).rejects.toThrow(WrongPassword);
    await expect(goes()).rejects.toThrow(TooManyAttempts);
    expect(town.seated()[0]).toHaveLength(5);
    expect(sessions.ended).toEqual([]);
  });

  it('deletes an account once', async () => {
    const { goes } = await adaAtATable();
    const both = await Promise.allSettled([goes(), goes()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(goes()).rejects.toThrow(AccountGone);
  });

  it('rolls everything back if the last step fails', async () => {
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
