import { inboxPage, type InboxEntry } from '../../../src/adapters/mail/inbox-page.js';

const anEntry = (changes: Partial<InboxEntry> = {}): InboxEntry => ({
  kind: 'email',
  to: 'ada@example.com',
  subject: 'Your verification code',
  text: 'Hi Ada,\n\n    048291\n',
  at: '2026-03-07T18:00:00.000Z',
  ...changes,
});

describe('the inbox page', () => {
  it('shows each mail in the order given, with its reader, subject and text', () => {
    const page = inboxPage([anEntry({ subject: 'Second' }), anEntry({ subject: 'First' })], 'Tablemates');
    expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
    for (const part of ['ada@example.com', '048291', '2026-03-07T18:00:00.000Z', 'E-mail to']) {
      expect(page).toContain(part);
    }
  });

  it('shows markup in any field as it was written', () => {
    const markup = `<script>alert('x')</script>" onload="`;
    const hostile = { to: markup, subject: markup, text: markup, at: markup };
    const page = inboxPage([anEntry(hostile)], markup);
    expect(page).not.toContain('<script');
    expect(page).not.toContain('" onload');
    expect(page.match(/&lt;script&gt;/g)!.length).toBeGreaterThanOrEqual(6);
  });

  it('links web addresses, escaped in their attribute', () => {
    const page = inboxPage(
      [anEntry({ text: 'Open https://t.test/a?b=1&c="><img src=x> now' })],
      'Tablemates',
    );
    expect(page).toContain(
      '<a href="https://t.test/a?b=1&amp;c=">https://t.test/a?b=1&amp;c=</a>&quot;&gt;&lt;img',
    );
  });

  it('does not link other schemes', () => {
    expect(inboxPage([anEntry({ text: 'javascript:alert(1)' })], 'Tablemates')).not.toContain(
      'href="javascript',
    );
  });

  it('reloads itself without a script, and has an empty state', () => {
    const page = inboxPage([], 'Tablemates');
    expect(page).toContain('http-equiv="refresh"');
    expect(page).toContain('Nothing has been sent yet.');
    expect(page).not.toContain('<script');
  });

  it('labels an SMS', () => {
    const page = inboxPage([anEntry({ kind: 'sms', subject: '', to: '+15550100' })], 'Tablemates');
    expect(page).toContain('SMS to <b>+15550100</b>');
  });
});
