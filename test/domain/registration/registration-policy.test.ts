import {
  type RegistrationChoice,
  RegistrationPolicy,
} from '../../../src/domain/registration/registration-policy.js';

const chosen = (choice: Partial<RegistrationChoice>): RegistrationPolicy => {
  const policy = RegistrationPolicy.ofSettings([]);
  policy.change({ policy: 'open', emailDomains: [], ...choice }, 0);
  return policy;
};

describe('the registration policy', () => {
  it('is that of the settings until an admin chooses one', () => {
    expect(RegistrationPolicy.ofSettings([])).toMatchObject({ policy: 'open', allowedDomains: [] });
    expect(RegistrationPolicy.ofSettings(['example.edu'])).toMatchObject({
      policy: 'email_domains',
      allowedDomains: ['example.edu'],
    });
  });

  it('names each domain once in lower case, and applies them under their own policy only', () => {
    const emailDomains = [' Example.EDU', 'example.edu', '*.example.edu', ''];
    const policy = chosen({ policy: 'email_domains', emailDomains });
    expect(policy.allowedDomains).toEqual(['example.edu', '*.example.edu']);
    policy.change({ policy: 'open', emailDomains: [...policy.allowedDomains] }, 1);
    expect(policy.allowedDomains).toEqual([]);
    expect(policy.state.emailDomains).toHaveLength(2);
  });

  it.each([[[]], [['nodot']], [['*.*.edu']], [Array.from({ length: 21 }, (_, i) => `a${i}.edu`)]])(
    'cannot be the domains %j',
    (emailDomains) =>
      expect(() => chosen({ policy: 'email_domains', emailDomains })).toThrow('Please give 1 to 20 domains'),
  );

  it('is not changed by an admin who has seen an earlier one', () => {
    const policy = chosen({ policy: 'closed' });
    const stale = { policy: 'open', emailDomains: [] } as const;
    expect(() => policy.change(stale, 0)).toThrow('Someone else has changed this');
    expect(() => policy.ensureOpen()).toThrow("We're not taking new members right now");
  });
});
