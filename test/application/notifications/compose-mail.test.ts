import { describe, expect, it } from '@jest/globals';
import { composeMail, type MailContent } from '../../../src/application/notifications/compose-mail.js';

const aLetter = (changes: Partial<MailContent> = {}): MailContent => ({
  to: 'ada@example.com',
  subject: 'Your verification code',
  greeting: 'Hi Ada,',
  paragraphs: ['Here is your code.', 'It works for 15 minutes.'],
  appName: 'Tablemates',
  ...changes,
});

const numbersOfSixDigits = (text: string): string[] => text.match(/\d{6,}/g) ?? [];

describe('a letter', () => {
  it('says the same as text and as HTML', () => {
    const mail = composeMail(
      aLetter({ code: '048291', link: { label: 'Open Tablemates', url: 'https://tables.test/auth' } }),
    );
    const parts = ['Hi Ada,', 'Here is your code.', '048291', 'It works for 15 minutes.', 'Open Tablemates'];
    for (const part of [...parts, 'https://tables.test/auth', 'Tablemates']) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.text.indexOf('048291')).toBeGreaterThan(mail.text.indexOf('Here is your code.'));
    expect(mail.text.indexOf('048291')).toBeLessThan(mail.text.indexOf('It works for'));
  });

  it('holds the code as its only six-digit number, even for someone whose name is one', () => {
    const mail = composeMail(
      aLetter({
        code: '048291',
        greeting: 'Hi 123456,',
        subject: 'For 1234567',
        paragraphs: ['Sent to ada998877665544@example.com in 2026.'],
      }),
    );
    expect(numbersOfSixDigits(mail.text)).toEqual(['048291']);
    expect(numbersOfSixDigits(mail.html)).toEqual(['048291']);
    expect(numbersOfSixDigits(mail.subject)).toEqual([]);
    expect(mail.text).toContain('2026');
  });

  it('without a code leaves numbers alone', () => {
    expect(composeMail(aLetter({ paragraphs: ['Ticket 123456'] })).text).toContain('Ticket 123456');
  });

  it('shows a name full of markup as written, and lets it break no line', () => {
    const mail = composeMail(
      aLetter({ greeting: 'Hi <img src=x onerror="alert(1)">\r\nBcc: all@example.com,' }),
    );
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('Hi &lt;img src=x onerror=&quot;alert(1)&quot;&gt; Bcc: all@example.com,');
    expect(mail.text.split('\n')[0]).toBe('Hi <img src=x onerror="alert(1)"> Bcc: all@example.com,');
  });

  it('keeps subject and recipient on one line', () => {
    const mail = composeMail(aLetter({ subject: 'Hello\r\nBcc: all@example.com', to: 'ada@example.com\nx' }));
    expect(mail.subject).toBe('Hello Bcc: all@example.com');
    expect(mail.to).toBe('ada@example.com x');
  });

  it.each(['12345', '1234567', '12a456'])('refuses %s as a code', (code) => {
    expect(() => composeMail(aLetter({ code }))).toThrow('six digits');
  });

  it('refuses a link that is not a web address', () => {
    const link = { label: 'Open', url: 'javascript:alert(1)' };
    expect(() => composeMail(aLetter({ link }))).toThrow('web address');
  });
});
