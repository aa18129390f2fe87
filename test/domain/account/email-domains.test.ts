import { ensureAllowedDomain, isEmailDomain } from '../../../src/domain/account/email-domains.js';

describe('an email may join', () => {
  test.each([
    ['ada@anywhere.org', []],
    ['ada@example.edu', ['example.edu']],
    ['ada@example.edu', ['other.edu', 'example.edu']],
    ['ada@cs.example.edu', ['*.example.edu']],
    ['ada@a.b.example.edu', ['*.example.edu']],
    ['jo@xn--bcher-kva.example', ['bücher.example']],
    ['jo@lesen.xn--bcher-kva.example', ['*.bücher.example']],
  ])('%s where the domains are %j', (address, domains) => {
    expect(() => ensureAllowedDomain(address, domains)).not.toThrow();
  });
});

describe('an email may not join', () => {
  test.each([
    ['ada@anywhere.org', ['example.edu']],
    ['ada@cs.example.edu', ['example.edu']],
    ['ada@example.edu', ['*.example.edu']],
    ['ada@badexample.edu', ['*.example.edu']],
    ['ada@example.edu.evil.org', ['example.edu', '*.example.edu']],
    ['example.edu@evil.org', ['example.edu']],
  ])('%s where the domains are %j', (address, domains) => {
    expect(() => ensureAllowedDomain(address, domains)).toThrow(
      expect.objectContaining({ code: 'email_domain_not_allowed', field: 'email' }),
    );
  });

  it('and the message names the domains that may', () => {
    expect(() => ensureAllowedDomain('ada@a.org', ['example.edu', '*.example.edu'])).toThrow(
      'Please use an email at example.edu or *.example.edu',
    );
  });
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
