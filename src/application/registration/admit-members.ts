import type { Candidate } from '../../domain/account/candidate.js';
import { ensureLasting } from '../../domain/account/disposable-email.js';
import { ensureAllowedDomain } from '../../domain/account/email-domains.js';
import { User } from '../../domain/account/user.js';
import { InvitationNotValid } from '../../domain/registration/registration-errors.js';
import type { RegistrationPolicy } from '../../domain/registration/registration-policy.js';
import type { Admissions } from '../account/admissions.js';
import type { CodeDigests } from '../account/ports.js';
import type { RegistrationPorts } from './ports.js';

/** Admits people by the registration policy. See ADR 74. */
export class AdmitMembers implements Admissions {
  constructor(
    private readonly ports: Pick<
      RegistrationPorts,
      'users' | 'registrationPolicies' | 'invitations' | 'disposableDomains' | 'digests' | 'clock'
    >,
  ) {}

  async ensureEmail(address: string): Promise<void> {
    this.ensureEmailBy(await this.ports.registrationPolicies.find(), address);
  }

  async ensureOpenTo(address: string): Promise<void> {
    const policy = await this.ports.registrationPolicies.find();
    policy.ensureOpen();
    this.ensureEmailBy(policy, address);
  }

  async invitationFrom(token: string | null): Promise<string | null> {
    const { registrationPolicies, invitations, digests, clock } = this.ports;
    if ((await registrationPolicies.find()).policy !== 'invitation') return null;
    const digest = token === null ? null : digestOf(digests, token);
    if (digest === null || !(await invitations.isUsable(digest, clock.now()))) throw new InvitationNotValid();
    return digest;
  }

  async admit(candidate: Candidate, isFirstOfNetwork: boolean): Promise<User> {
    const { users, registrationPolicies, invitations, clock } = this.ports;
    await registrationPolicies.acquireLock();
    const policy = await registrationPolicies.find();
    policy.ensureOpen();
    this.ensureEmailBy(policy, candidate.email);
    const invitationId = policy.policy === 'invitation' ? await this.use(candidate.invitation) : null;
    const user = User.join(candidate, clock.now(), isFirstOfNetwork);
    await users.save(user);
    if (invitationId !== null) await invitations.noteJoined(invitationId, user.id);
    return user;
  }

  private ensureEmailBy(policy: RegistrationPolicy, address: string): void {
    ensureAllowedDomain(address, policy.allowedDomains);
    const { disposableDomains } = this.ports;
    // A domain that an admin has named is wanted, whatever a list says of it.
    if (policy.allowedDomains.length === 0) ensureLasting(address, (domain) => disposableDomains.has(domain));
  }

  private async use(digest: string | null): Promise<number> {
    const { invitations, clock } = this.ports;
    const id = digest === null ? null : await invitations.use(digest, clock.now());
    if (id === null) throw new InvitationNotValid();
    return id;
  }
}

/** What is stored of the token of an invitation, so that the database alone lets nobody in. */
export const digestOf = (digests: CodeDigests, token: string): string =>
  digests.digest('invitation', '', token);
