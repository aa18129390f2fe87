import { AcceptApplicant } from '../../../src/application/sign-up/accept-applicant.js';
import { EmailDomainNotAllowed } from '../../../src/domain/account/email-domains.js';
import { MisleadingName } from '../../../src/domain/account/misleading-name.js';
import { TooYoungToJoin } from '../../../src/domain/account/date-of-birth.js';
import { aSignUpForm } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { aRegistrationDesk } from '../../support/fakes/in-memory-registration.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

let name = 'Tablemates';
const clock = new FixedClock();
const users = new InMemoryUsers(new RecordingJobs());
const { admissions } = aRegistrationDesk({ users, clock, emailDomains: ['example.edu'] });
const accept = new AcceptApplicant(clock, 'America/New_York', admissions, () => name);

it('an applicant of an allowed domain is accepted, in any case', async () => {
  expect(await accept.execute(aSignUpForm({ email: ' Ada@Example.EDU' }))).toMatchObject({
    applicant: { email: 'ada@example.edu' },
  });
});

it('the name that the community has now is in no name', async () => {
  const form = aSignUpForm({ email: 'ada@example.edu', firstName: 'Mesa Común', lastName: 'Byron' });
  expect(await accept.execute(form)).toMatchObject({ applicant: { firstName: 'Mesa Común' } });
  name = 'Mesa Común';
  await expect(accept.execute(form)).rejects.toThrow(MisleadingName);
});

it('one of another domain, or under 18 by the local date, is refused', async () => {
  await expect(accept.execute(aSignUpForm({ email: 'ada@example.org' }))).rejects.toThrow(
    EmailDomainNotAllowed,
  );
  const email = 'ada@example.edu';
  await expect(accept.execute(aSignUpForm({ email, dateOfBirth: '2015-01-01' }))).rejects.toThrow(
    TooYoungToJoin,
  );
});
