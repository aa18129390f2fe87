import { emailFrom } from '../../../src/domain/account/email-address.js';
import { breaks } from '../../support/refused.js';
import { mailboxOf } from '../../../src/domain/account/mailbox.js';
import { ensureLasting } from '../../../src/domain/account/disposable-email.js';
import fc from 'fast-check';
import { domainToASCII } from 'node:url';
import { asciiDomain } from '../../../src/domain/account/internationalized-domain.js';
import { ensureAllowedDomain, isEmailDomain } from '../../../src/domain/account/email-domains.js';

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
    ...['', 'ada', 'ada@', '@example.org', 'ada@localhost', 'ada@10.0.0.1', 'ada@@example.org'],
    ...['a b@example.org', 'ada@example..org', '.ada@example.org', 'ada.@example.org', 'ada@-example.org'],
    ...['ada@example.org\nBcc: x@example.org', 'ada\u0000@example.org', 'adä@example.org'],
    ...['ada@b\u200Bücher.example', 'ada@\u0308ü.example', 'ada@☃.example', 'ada@ü\u2100.example'],
    ...[`ada@${'ü'.repeat(60)}.example`, '"ada"@example.org', 'Ada <ada@example.org>'],
    ...['ada@example.org,bob@example.org', `${'x'.repeat(65)}@example.org`, `ada@${'x'.repeat(64)}.org`],
  ])('%j is refused', (typed) => breaks(() => emailFrom(typed), 'email_not_valid'));

  it('an address has at most 254 characters', () => {
    const host = `${'x'.repeat(60)}.`.repeat(3);
    const atLimit = `ada@${host}${'y'.repeat(254 - 4 - host.length - 4)}.org`;
    expect(atLimit).toHaveLength(254);
    expect(emailFrom(atLimit)).toBe(atLimit);
    expect(() => emailFrom(`x${atLimit}`)).toThrow('Valid email is required');
  });
});

it.each([
  ['ada@example.org', 'ada@example.org'],
  ['ada+tables@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['ada.byron@example.org', 'ada.byron@example.org'],
  ['a.d.a+1@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['+ada@example.org', '+ada@example.org'],
])('%s is delivered to the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

const isListed = (domain: string) => domain === 'trash.example';

it.each(['ada@trash.example', 'ada@mx.eu.trash.example'])('the disposable address %s is refused', (address) =>
  expect(() => ensureLasting(address, isListed)).toThrow("this provider's addresses are thrown away"),
);

it.each(['ada@example.org', 'ada@nottrash.example', 'ada@trash.example.org'])('%s is accepted', (address) =>
  expect(() => ensureLasting(address, isListed)).not.toThrow(),
);

describe('an internationalized domain', () => {
  it('is encoded in Punycode', () => expect(asciiDomain('Bücher.Example')).toBe('xn--bcher-kva.example'));

  it.each(['straße.de', 'ΒΌΛΟΣ.gr', 'пример.рф', 'मराठी.भारत', '𠮷野家。jp', 'ﬁx.example'])(
    '%s is encoded as browsers do',
    (domain) => expect(asciiDomain(domain)).toBe(domainToASCII(domain)),
  );

  it('of letters of several scripts is encoded as browsers do', () => {
    const letters = fc.stringMatching(/^[a-zà-öø-ÿа-яα-ρσ-ωא-תぁ-ゖ一-龥가-힣]{1,20}$/);
    fc.assert(
      fc.property(letters, (label) => {
        const expected = domainToASCII(`x${label}x.example`);
        fc.pre(expected !== '');
        expect(asciiDomain(`x${label}x.example`)).toBe(expected);
      }),
    );
  });
});

test.each([
  ['ada@anywhere.org', []],
  ['ada@example.edu', ['example.edu']],
  ['ada@example.edu', ['other.edu', 'example.edu']],
  ['ada@cs.example.edu', ['*.example.edu']],
  ['ada@a.b.example.edu', ['*.example.edu']],
  ['jo@xn--bcher-kva.example', ['bücher.example']],
  ['jo@lesen.xn--bcher-kva.example', ['*.bücher.example']],
])('%s may join where the domains are %j', (address, domains) =>
  expect(() => ensureAllowedDomain(address, domains)).not.toThrow(),
);

describe('an email may not join', () => {
  test.each([
    ['ada@anywhere.org', ['example.edu']],
    ['ada@cs.example.edu', ['example.edu']],
    ['ada@example.edu', ['*.example.edu']],
    ['ada@badexample.edu', ['*.example.edu']],
    ['ada@example.edu.evil.org', ['example.edu', '*.example.edu']],
    ['example.edu@evil.org', ['example.edu']],
  ])('%s where the domains are %j', (address, domains) =>
    expect(() => ensureAllowedDomain(address, domains)).toThrow(
      expect.objectContaining({ code: 'email_domain_not_allowed', field: 'email' }),
    ),
  );

  it('and the message names the domains that may', () =>
    expect(() => ensureAllowedDomain('ada@a.org', ['example.edu', '*.example.edu'])).toThrow(
      'Please use an email at example.edu or *.example.edu',
    ));
});

it('a domain has two labels or more, and at most one wildcard in front', () => {
  expect(
    ['example.edu', '*.example.edu', 'a-b.co.uk', 'bücher.example', '*.bücher.example'].filter(isEmailDomain),
  ).toHaveLength(5);
  expect(
    ['edu', '*.edu', '*', '*.*.edu', 'a.*.edu', '@example.edu', 'ex ample.edu', '10.0.0.1', ''].filter(
      isEmailDomain,
    ),
  ).toEqual([]);
});
