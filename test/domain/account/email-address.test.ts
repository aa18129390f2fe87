import { emailFrom, EmailNotValid } from '../../../src/domain/account/email-address.js';

describe('emailFrom', () => {
  it.each([
    [' Ada@Example.ORG ', 'ada@example.org'],
    ["o'hara+tables@mail.campus.edu", "o'hara+tables@mail.campus.edu"],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['Jo@Bücher.example', 'jo@xn--bcher-kva.example'],
    ['jo@bu\u0308cher.example', 'jo@xn--bcher-kva.example'],
    ['jo@例え。テスト', 'jo@xn--r8jz45g.xn--zckzah'],
    ['jo@ｅｘａｍｐｌｅ．org', 'jo@example.org'],
  ])('%j is normalized to %s', (typed, kept) => expect(emailFrom(typed)).toBe(kept));

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@localhost',
    'ada@10.0.0.1',
    'ada@@example.org',
    'a b@example.org',
    'ada@example..org',
    '.ada@example.org',
    'ada.@example.org',
    'ada@-example.org',
    'ada@example.org\nBcc: x@example.org',
    'ada\u0000@example.org',
    'adä@example.org',
    'ada@b\u200Bücher.example',
    'ada@\u0308ü.example',
    'ada@☃.example',
    'ada@ü\u2100.example',
    `ada@${'ü'.repeat(60)}.example`,
    '"ada"@example.org',
    'Ada <ada@example.org>',
    'ada@example.org,bob@example.org',
    `${'x'.repeat(65)}@example.org`,
    `ada@${'x'.repeat(64)}.org`,
  ])('%j is refused', (typed) => expect(() => emailFrom(typed)).toThrow(EmailNotValid));

  it('an address has at most 254 characters', () => {
    const host = `${'x'.repeat(60)}.`.repeat(3);
    const atLimit = `ada@${host}${'y'.repeat(254 - 4 - host.length - 4)}.org`;
    expect(atLimit).toHaveLength(254);
    expect(emailFrom(atLimit)).toBe(atLimit);
    expect(() => emailFrom(`x${atLimit}`)).toThrow('Valid email is required');
  });
});
