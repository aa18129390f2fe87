import fc from 'fast-check';
import { domainToASCII } from 'node:url';
import { asciiDomain } from '../../../src/domain/account/internationalized-domain.js';

describe('an internationalized domain', () => {
  it('is encoded in Punycode', () => {
    expect(asciiDomain('Bücher.Example')).toBe('xn--bcher-kva.example');
  });

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
