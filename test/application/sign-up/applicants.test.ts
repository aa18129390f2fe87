import { acceptApplicant } from '../../../src/application/sign-up/applicants.js';
import type { SignUpForm } from '../../../src/domain/account/applicant.js';
import { aSignUpForm } from '../../support/builders/a-user.js';
import { composedAccount } from '../account/account-desk.js';
import { refused } from '../../support/refused.js';

let name = 'Tablemates';
const world = composedAccount({ emailDomains: ['example.edu'], shared: { appName: () => name } });
const accept = (form: SignUpForm) => acceptApplicant(form, world);

it('an applicant of an allowed domain is accepted, in any case', async () => {
  expect(await accept(aSignUpForm({ email: ' Ada@Example.EDU' }))).toMatchObject({
    applicant: { email: 'ada@example.edu' },
  });
});

it('the name that the community has now is in no name', async () => {
  const form = aSignUpForm({ email: 'ada@example.edu', firstName: 'Mesa Común', lastName: 'Byron' });
  expect(await accept(form)).toMatchObject({ applicant: { firstName: 'Mesa Común' } });
  name = 'Mesa Común';
  await refused(accept(form), 'misleading_name');
});

it('one of another domain, or under 18 by the local date, is refused', async () => {
  await refused(accept(aSignUpForm({ email: 'ada@example.org' })), 'email_domain_not_allowed');
  const email = 'ada@example.edu';
  await refused(accept(aSignUpForm({ email, dateOfBirth: '2015-01-01' })), 'too_young_to_join');
});
