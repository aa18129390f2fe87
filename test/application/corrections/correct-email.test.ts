import { describe, expect, it } from '@jest/globals';
import { EmailTaken } from '../../../src/domain/account/email-address.js';
import { EmailDomainNotAllowed } from '../../../src/domain/account/email-domains.js';
import {
  CorrectionAlreadyAsked,
  NoCorrectionAsked,
  SecondAdminNeeded,
  TooEarlyToAgree,
} from '../../../src/domain/corrections/correction-errors.js';
import { aCorrectionDesk } from './a-correction-desk.js';

const NEW = 'new@example.org';

/** Ben has asked for a new address of Ada; both tokens. */
async function asked() {
  const desk = await aCorrectionDesk();
  await desk.askEmail('ben');
  const mails = desk.jobs.named<{ to: string; text: string }>('send-mail');
  const tokenTo = (address: string) => /\/e\/(\S+)/.exec(mails.find(({ to }) => to === address)!.text)![1]!;
  const tokens = { old: tokenTo('ada@example.org'), new: tokenTo(NEW) };
  return { ...desk, tokens, sent: mails, email: async () => (await desk.user('ada')).email };
}

describe('a new address that an admin asks for', () => {
  it('is mailed to both mailboxes and the other admins, and changes once both mailboxes confirmed', async () => {
    const desk = await asked();
    expect(desk.sent.map(({ to }) => to).toSorted()).toEqual(
      ['ada', 'cleo', 'dan', 'new'].map((name) => `${name}@example.org`),
    );
    expect(await desk.link.read(desk.tokens.old)).toEqual({ mailbox: 'old', email: NEW });
    expect(await desk.link.execute(desk.tokens.old, true)).toBe('waiting');
    expect(await desk.email()).toBe('ada@example.org');
    desk.mails();
    expect(await desk.link.execute(desk.tokens.new, true)).toBe('changed');
    expect(await desk.email()).toBe(NEW);
    expect(desk.sessions.ended).toEqual([{ userId: desk.ada }]);
    expect(desk.mails()).toMatchObject([
      { to: 'ada@example.org', subject: 'Your email address was changed' },
    ]);
    expect(desk.audit.lines.at(-1)).toMatchObject({
      actorId: null,
      action: 'user.email_corrected',
      details: { reason: 'lost', askedBy: desk.ids.ben, agreedBy: null },
    });
    expect(JSON.stringify(desk.audit.lines)).not.toContain('@');
    expect(await desk.link.execute(desk.tokens.new, true)).toBe('gone');
  });

  it('does not change by the new mailbox alone, nor by the admin who asks', async () => {
    const desk = await asked();
    expect(await desk.link.execute(desk.tokens.new, true)).toBe('waiting');
    desk.clock.pass({ hours: 25 });
    await expect(desk.agree('ben')).rejects.toThrow(SecondAdminNeeded);
    expect(await desk.email()).toBe('ada@example.org');
  });

  it('changes without the old mailbox by a second admin, after a day in which its owner could stop it', async () => {
    const desk = await asked();
    await desk.link.execute(desk.tokens.new, true);
    desk.clock.pass({ hours: 23, minutes: 59 });
    await expect(desk.agree('cleo')).rejects.toThrow(TooEarlyToAgree);
    desk.clock.pass({ minutes: 1 });
    await desk.agree('cleo');
    expect(await desk.email()).toBe(NEW);
    expect(desk.audit.lines.at(-1)).toMatchObject({
      actorId: desk.ids.cleo,
      details: { askedBy: desk.ids.ben, agreedBy: desk.ids.cleo },
    });
  });

  it('never changes by two admins without the new mailbox', async () => {
    const desk = await asked();
    desk.clock.pass({ hours: 24 });
    await desk.agree('cleo');
    expect(desk.audit.actions.at(-1)).toBe('user.correction_agreed');
    expect(await desk.email()).toBe('ada@example.org');
    expect(await desk.link.execute(desk.tokens.new, true)).toBe('changed');
  });

  it.each(['old', 'new'] as const)('is stopped by the %s mailbox', async (mailbox) => {
    const desk = await asked();
    expect(await desk.link.execute(desk.tokens[mailbox], false)).toBe('stopped');
    expect(desk.audit.actions.at(-1)).toBe('user.email_correction_stopped');
    desk.clock.pass({ hours: 24 });
    await expect(desk.agree('cleo', 'ada', 1000)).rejects.toThrow(NoCorrectionAsked);
    expect(await desk.link.read(desk.tokens.new)).toBeNull();
  });

  it('ends after 7 days, by a decline, once its owner changed the address, and once the asker is no admin', async () => {
    for (const end of [
      (desk: Desk) => Promise.resolve(desk.clock.pass({ days: 7 })),
      (desk: Desk) => desk.decline('ben'),
      async (desk: Desk) => {
        const ada = await desk.user('ada');
        ada.changeEmail('own@example.org', desk.clock.now());
        await desk.users.save(ada);
      },
      (desk: Desk) => desk.appoint('ben', 'moderator'),
    ]) {
      const desk = await asked();
      await end(desk);
      expect(await desk.link.execute(desk.tokens.old, true)).toBe('gone');
      desk.clock.pass({ hours: 24 });
      await expect(desk.agree('cleo')).rejects.toThrow(NoCorrectionAsked);
    }
  });

  it('is asked for once at a time, and never for an address of another account or of another domain', async () => {
    const desk = await asked();
    await expect(desk.askEmail('cleo', 'third@example.org')).rejects.toThrow(CorrectionAlreadyAsked);
    await desk.decline('cleo');
    await expect(desk.askEmail('ben', 'mia@example.org')).rejects.toThrow(EmailTaken);
    const campus = await aCorrectionDesk(['example.edu']);
    await expect(campus.askEmail('ben')).rejects.toThrow(EmailDomainNotAllowed);
  });

  it('that another account takes in the meantime is refused at the end', async () => {
    const desk = await asked();
    await desk.joins('new');
    await desk.link.execute(desk.tokens.old, true);
    expect(await desk.link.execute(desk.tokens.new, true)).toBe('taken');
    expect(await desk.email()).toBe('ada@example.org');
  });
});

type Desk = Awaited<ReturnType<typeof asked>>;
