import { expect, it } from '@jest/globals';
import { AcceptApplicant } from '../../../src/application/account/accept-applicant.js';
import { EmailDomainNotAllowed } from '../../../src/domain/account/email-domains.js';
import { MisleadingName } from '../../../src/domain/account/misleading-name.js';
import { TooYoungToJoin } from '../../../src/domain/account/date-of-birth.js';
import { aSignUpForm } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';

let name = 'Tablemates';
const accept = new AcceptApplicant(new FixedClock(), 'America/New_York', ['example.edu'], () => name);

it('an applicant of an allowed domain is accepted, in any case', () => {
  expect(accept.execute(aSignUpForm({ email: ' Ada@Example.EDU' }))).toMatchObject({
    email: 'ada@example.edu',
  });
});

it('the name that the community has now is in no name', () => {
  const form = aSignUpForm({ email: 'ada@example.edu', firstName: 'Mesa Común', lastName: 'Team' });
  expect(accept.execute(form)).toMatchObject({ firstName: 'Mesa Común' });
  name = 'Mesa Común';
  expect(() => accept.execute(form)).toThrow(MisleadingName);
});

it('one of another domain, or under 18 by the local date, is refused', () => {
  expect(() => accept.execute(aSignUpForm({ email: 'ada@example.org' }))).toThrow(EmailDomainNotAllowed);
  const email = 'ada@example.edu';
  expect(() => accept.execute(aSignUpForm({ email, dateOfBirth: '2015-01-01' }))).toThrow(TooYoungToJoin);
});
