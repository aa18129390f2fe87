import { AccountMails } from '../../application/account/mails.js';
import type { CodeDigests, Users } from '../../application/account/ports.js';
import { ADMIT_WAITING, AdmitWaiting } from '../../application/registration/admit-waiting.js';
import { AdmitMembers } from '../../application/registration/admit-members.js';
import { ApplicationCases } from '../../application/registration/application-cases.js';
import { ChangeRegistrationPolicy } from '../../application/registration/change-registration-policy.js';
import { CreateInvitation } from '../../application/registration/create-invitation.js';
import { DecideApplication } from '../../application/registration/decide-application.js';
import { LetIn } from '../../application/registration/let-in.js';
import type {
  ApplicationQueries,
  Applications,
  DisposableDomains,
  Invitations,
  RegistrationPolicies,
} from '../../application/registration/ports.js';
import {
  PURGE_REGISTRATIONS,
  PurgeRegistrations,
} from '../../application/registration/purge-registrations.js';
import { ReadRegistration } from '../../application/registration/read-registration.js';
import { RevokeInvitation } from '../../application/registration/revoke-invitation.js';
import { WithdrawApplication } from '../../application/registration/withdraw-application.js';
import { ClaimCase } from '../../application/review-cases/claim-case.js';
import { ReadCase } from '../../application/review-cases/read-case.js';
import { ReleaseCase } from '../../application/review-cases/release-case.js';
import { UpdateCase } from '../../application/review-cases/update-case.js';
import { NoSuchApplication } from '../../domain/registration/registration-errors.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly users: Users;
  readonly registrationPolicies: RegistrationPolicies;
  readonly invitations: Invitations;
  readonly applications: Applications;
  readonly applicationQueries: ApplicationQueries;
  readonly disposableDomains: DisposableDomains;
  readonly digests: CodeDigests;
}

export function composeRegistration(shared: Shared, ports: Ports) {
  const { unitOfWork, jobs, limiter, links, audit, chance, clock, homeZone } = shared;
  const { users, registrationPolicies: policies, invitations, applications, digests } = ports;
  const mails = new AccountMails(shared.appName, shared.publicUrl, jobs, shared.contactEmail);
  const letIn = new LetIn(users, policies, applications, invitations, mails, clock);
  const background: Background = {
    handlers: {
      [ADMIT_WAITING]: new AdmitWaiting(unitOfWork, policies, letIn),
      [PURGE_REGISTRATIONS]: new PurgeRegistrations(applications, invitations, clock),
    },
    recurring: [
      { name: ADMIT_WAITING, match: '*/5 * * * *' },
      { name: PURGE_REGISTRATIONS, match: '41 3 * * *' },
    ],
  };
  return {
    admissions: new AdmitMembers(
      users,
      policies,
      invitations,
      applications,
      ports.disposableDomains,
      digests,
      mails,
      links,
      clock,
      homeZone,
    ),
    readRegistration: new ReadRegistration(policies, applications, invitations, digests, limiter, clock),
    withdrawApplication: new WithdrawApplication(unitOfWork, policies, applications, links),
    changeRegistrationPolicy: new ChangeRegistrationPolicy(unitOfWork, policies, jobs, audit),
    createInvitation: new CreateInvitation(
      unitOfWork,
      policies,
      invitations,
      digests,
      audit,
      chance,
      clock,
      shared.publicUrl,
    ),
    revokeInvitation: new RevokeInvitation(unitOfWork, invitations, audit, clock),
    ...composeDesk(shared, ports, letIn, mails),
    background,
  };
}

function composeDesk(shared: Shared, ports: Ports, letIn: LetIn, mails: AccountMails) {
  const { unitOfWork, audit, staffDecisions, tableMates, clock } = shared;
  const { registrationPolicies, applications, applicationQueries } = ports;
  const cases = new ApplicationCases(registrationPolicies, applications);
  const updateApplication = new UpdateCase(unitOfWork, cases, audit, staffDecisions, clock);
  return {
    decideApplication: new DecideApplication(unitOfWork, updateApplication, letIn, mails),
    cases: {
      readCase: new ReadCase(applications, applicationQueries, tableMates, clock, NoSuchApplication),
      claimCase: new ClaimCase(updateApplication, tableMates),
      releaseCase: new ReleaseCase(updateApplication),
    },
  };
}
