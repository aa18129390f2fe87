import type { CodeDigests, Users } from '../../application/account/ports.js';
import { AdmitMembers } from '../../application/registration/admit-members.js';
import { ChangeRegistrationPolicy } from '../../application/registration/change-registration-policy.js';
import { CreateInvitation } from '../../application/registration/create-invitation.js';
import type {
  DisposableDomains,
  Invitations,
  RegistrationPolicies,
} from '../../application/registration/ports.js';
import { PurgeInvitations } from '../../application/registration/purge-invitations.js';
import { ReadRegistration } from '../../application/registration/read-registration.js';
import { RevokeInvitation } from '../../application/registration/revoke-invitation.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly users: Users;
  readonly registrationPolicies: RegistrationPolicies;
  readonly invitations: Invitations;
  readonly disposableDomains: DisposableDomains;
  readonly digests: CodeDigests;
}

export function composeRegistration(shared: Shared, ports: Ports) {
  const { unitOfWork, limiter, audit, chance, clock } = shared;
  const { users, registrationPolicies: policies, invitations, digests } = ports;
  const handlers = {
    purgeInvitations: new PurgeInvitations(invitations, clock),
  };
  return {
    admissions: new AdmitMembers(users, policies, invitations, ports.disposableDomains, digests, clock),
    readRegistration: new ReadRegistration(policies, invitations, digests, limiter, clock),
    changeRegistrationPolicy: new ChangeRegistrationPolicy(unitOfWork, policies, audit),
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
    handlers,
  };
}
