import { composeMail, type MailContent } from '../../../src/application/notifications/compose-mail.js';
import { formattedTextFrom } from '../../../src/domain/shared/formatted-text.js';

const mailContent = (changes: Partial<MailContent> = {}): MailContent => ({
  to: 'ada@example.com',
  purpose: { kind: 'account' },
  subject: 'Your verification code',
  language: 'en',
  firstName: 'Ada',
  paragraphs: ['Here is your code.', 'It works for 15 minutes.'],
  appName: 'Tablemates',
  ...changes,
});

const numbersOfSixDigits = (text: string): string[] => text.match(/\d{6,}/g) ?? [];

describe('composeMail', () => {
  it('renders plain text and HTML with the same content', () => {
    const mail = composeMail(
      mailContent({ code: '048291', link: { label: 'Open Tablemates', url: 'https://tables.test/auth' } }),
    );
    const parts = ['Hi Ada,', 'Here is your code.', '048291', 'It works for 15 minutes.', 'Open Tablemates'];
    for (const part of [...parts, 'https://tables.test/auth', 'Tablemates']) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.text.indexOf('048291')).toBeGreaterThan(mail.text.indexOf('Here is your code.'));
    expect(mail.text.indexOf('048291')).toBeLessThan(mail.text.indexOf('It works for'));
  });

  it('lists facts such as the time in both forms, escaped in the HTML', () => {
    const facts = [
      { label: 'Time', value: '6 PM' },
      { label: 'Venue', value: 'Soup <& Sons>' },
    ];
    const { text, html } = composeMail(mailContent({ facts }));
    expect(text).toContain('Time: 6 PM\nVenue: Soup <& Sons>\n');
    expect(html).toMatch(/<th[^>]*>\s*Venue\s*<\/th>\s*<td[^>]*>\s*Soup &lt;&amp; Sons&gt;\s*<\/td>/);
  });

  it('has a body with bold, links and line breaks after the first paragraph, in both forms', () => {
    const body = formattedTextFrom('See **[the <page>](https://example.org/a?b=1&c)**\nand come.\n\nBye');
    const { text, html } = composeMail(mailContent({ body }));
    expect(text).toContain(
      'Here is your code.\n\nSee the <page> (https://example.org/a?b=1&c)\nand come.\n\nBye\n\nIt works',
    );
    expect(html).toMatch(
      /See <a [^>]*href="https:\/\/example\.org\/a\?b=1&amp;c"[^>]*><strong>the &lt;page&gt;<\/strong><\/a><br \/>and come\./,
    );
  });

  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '[x](javascript:alert(1)) [y](data:text/html,<b>)',
    '[x](https://example.org/"onmouseover="alert(1))',
    '**<b onclick=alert(1)>**',
  ])('a body opens no element and no attribute of its own: %s', (markdown) => {
    const { html } = composeMail(mailContent({ body: formattedTextFrom(markdown) }));
    expect(html).not.toMatch(/<script|<img src=x|<b\b|href="(javascript|data):|"onmouseover="/i);
  });

  it('greets in the language of its reader and declares it', () => {
    const { text, html } = composeMail(mailContent({ language: 'es' }));
    expect(text).toMatch(/^Hola, Ada:\n/);
    expect(html).toContain('<html lang="es">');
    expect(composeMail(mailContent({ firstName: null })).text).toMatch(/^Hi,\n/);
  });

  it('isolates a name that is written from right to left', () => {
    const { text, html } = composeMail(mailContent({ firstName: 'דנה' }));
    expect(text).toMatch(/^Hi \u2068דנה\u2069,\n/);
    expect(html).toContain('Hi \u2068דנה\u2069,');
  });

  it('loads nothing from a server: the logo comes with the mail', () => {
    const { html } = composeMail(mailContent({ code: '048291' }));
    expect(html.match(/ src="[^"]*"/g)).toEqual([' src="cid:logo"']);
    expect(html).not.toMatch(/url\(|<link|@import|https?:/);
  });

  it('has colors for a light and a dark screen', () => {
    const facts = [{ label: 'Time', value: '6 PM' }];
    const link = { label: 'Open Tablemates', url: 'https://tables.test/auth' };
    const { html } = composeMail(mailContent({ code: '048291', facts, link }));
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    const classes = [...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name!);
    expect(new Set(classes)).toEqual(new Set(['paper', 'card', 'ink', 'muted', 'code', 'button']));
    for (const name of classes) expect(html).toMatch(new RegExp(`[.]${name} [{]`));
  });

  it('splits other numbers, so that the code is the only one with six digits', () => {
    const mail = composeMail(
      mailContent({
        code: '048291',
        firstName: '123456',
        subject: 'For 1234567',
        paragraphs: ['Sent to ada998877665544@example.com in 2026.'],
      }),
    );
    expect(numbersOfSixDigits(mail.text)).toEqual(['048291']);
    expect(numbersOfSixDigits(mail.html)).toEqual(['048291']);
    expect(numbersOfSixDigits(mail.subject)).toEqual([]);
    expect(mail.text).toContain('2026');
  });

  it('keeps numbers unchanged without a code', () =>
    expect(composeMail(mailContent({ paragraphs: ['Ticket 123456'] })).text).toContain('Ticket 123456'));

  it('escapes HTML and removes line breaks from names', () => {
    const mail = composeMail(
      mailContent({ firstName: '<img src=x onerror="alert(1)">\r\nBcc: all@example.com' }),
    );
    expect(mail.html).not.toContain('<img src=x');
    expect(mail.html).toContain('Hi &lt;img src=x onerror=&quot;alert(1)&quot;&gt; Bcc: all@example.com,');
    expect(mail.text.split('\n')[0]).toBe('Hi <img src=x onerror="alert(1)"> Bcc: all@example.com,');
  });

  it('removes line breaks from subject and recipient', () => {
    const mail = composeMail(
      mailContent({ subject: 'Hello\r\nBcc: all@example.com', to: 'ada@example.com\nx' }),
    );
    expect([mail.subject, mail.to]).toEqual(['Hello Bcc: all@example.com', 'ada@example.com x']);
  });

  it.each(['12345', '1234567', '12a456'])('refuses %s as a code', (code) =>
    expect(() => composeMail(mailContent({ code }))).toThrow('six digits'),
  );

  it('refuses a link that is not an http or https URL', () => {
    const link = { label: 'Open', url: 'javascript:alert(1)' };
    expect(() => composeMail(mailContent({ link }))).toThrow('web address');
  });
});
