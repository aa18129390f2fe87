import { expect, it } from '@jest/globals';
import { AcceptApplicant } from '../../../src/application/account/accept-applicant.js';
import { EmailDomainNotAllowed } from '../../../src/domain/account/email-domains.js';
import { TooYoungToJoin } from '../../../src/domain/account/date-of-birth.js';
import { aSignUpForm } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';

const accept = new AcceptApplicant(new FixedClock(), 'America/New_York', ['example.edu']);

it('an applicant of an allowed domain is accepted, in any case', () => {
  expect(accept.execute(aSignUpForm({ email: ' Ada@Example.EDU' }))).toMatchObject({
    email: 'ada@example.edu',
  });
});

it('one of another domain, or under 18 by the local date, is refused', () => {
  expect(() => accept.execute(aSignUpForm({ email: 'ada@example.org' }))).toThrow(EmailDomainNotAllowed);
  const email = 'ada@example.edu';
  expect(() => accept.execute(aSignUpForm({ email, dateOfBirth: '2015-01-01' }))).toThrow(TooYoungToJoin);
});
