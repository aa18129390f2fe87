import { composeMail } from '../../../src/application/notifications/compose-mail.js';
import { mayKeepPayload } from '../../../src/application/operations/may-keep-payload.js';

const mail = {
  to: 'ada@example.org',
  purpose: { kind: 'account' },
  language: 'en',
  firstName: 'Ada',
  subject: 'Your table',
  paragraphs: ['Hello.'],
  appName: 'Tablemates',
} as const;

describe('the payload of a dead job', () => {
  it('is kept for a mail without a code, and for what the product does itself', () => {
    expect(mayKeepPayload('send-mail', composeMail(mail))).toBe(true);
    expect(mayKeepPayload('propose-venues', { matchId: 3 })).toBe(true);
  });

  it('is not kept for a mail with a code, and for no text message, because they carry codes', () => {
    expect(mayKeepPayload('send-mail', composeMail({ ...mail, code: '123456' }))).toBe(false);
    expect(mayKeepPayload('send-text-message', { to: '+12125550100', text: 'Code 123456' })).toBe(false);
  });

  it('is not kept for a mail of which it is not known', () => {
    const { hasCode: _, ...earlier } = composeMail({ ...mail, code: '123456' });
    for (const payload of [earlier, {}, null, 'text'])
      expect(mayKeepPayload('send-mail', payload)).toBe(false);
  });
});
