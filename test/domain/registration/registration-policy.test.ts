import { describe, expect, it } from '@jest/globals';
import {
  type RegistrationChoice,
  RegistrationPolicy,
} from '../../../src/domain/registration/registration-policy.js';
import { LONGEST_STATEMENT } from '../../../src/domain/registration/statement.js';

const chosen = (choice: Partial<RegistrationChoice>): RegistrationPolicy => {
  const policy = RegistrationPolicy.ofSettings([]);
  policy.change({ policy: 'open', emailDomains: [], memberCap: null, ...choice }, 0);
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
    policy.change({ policy: 'open', emailDomains: [...policy.allowedDomains], memberCap: null }, 1);
    expect(policy.allowedDomains).toEqual([]);
    expect(policy.state.emailDomains).toHaveLength(2);
  });

  it.each([[[]], [['nodot']], [['*.*.edu']], [Array.from({ length: 21 }, (_, i) => `a${i}.edu`)]])(
    'cannot be the domains %j',
    (emailDomains) => {
      expect(() => chosen({ policy: 'email_domains', emailDomains })).toThrow('Please give 1 to 20 domains');
    },
  );

  it.each([0, -1, 1.5, 1_000_001])('cannot have a cap of %d members', (memberCap) => {
    expect(() => chosen({ memberCap })).toThrow('Please give a whole number from 1 to 1000000');
  });

  it('is not changed by an admin who has seen an earlier one', () => {
    const policy = chosen({ policy: 'closed' });
    const stale = { policy: 'open', emailDomains: [], memberCap: null } as const;
    expect(() => policy.change(stale, 0)).toThrow('Someone else has changed this');
    expect(() => policy.ensureOpen()).toThrow("We're not taking new members right now");
  });

  it('asks for a sentence of bounded length under approval only', () => {
    const policy = chosen({ policy: 'approval' });
    expect(policy.statementFrom('  I cook. ')).toBe('I cook.');
    expect(policy.statementFrom('🍜'.repeat(LONGEST_STATEMENT))).toHaveLength(2 * LONGEST_STATEMENT);
    for (const sent of [null, ' \u200b ', 'x'.repeat(LONGEST_STATEMENT + 1), 'a\u202Eb'])
      expect(() => policy.statementFrom(sent)).toThrow('Please say in 1 to 300 characters');
    expect(chosen({}).statementFrom('I cook.')).toBeNull();
  });

  it('is full at the cap, and while someone waits, whose turn comes first', () => {
    const policy = chosen({ memberCap: 20 });
    expect([policy.isFull(19, false), policy.isFull(20, false), policy.isFull(19, true)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(chosen({}).isFull(1_000_000, true)).toBe(false);
  });
});
