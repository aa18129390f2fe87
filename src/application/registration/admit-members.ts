import type { Candidate } from '../../domain/account/candidate.js';
import { ensureLasting } from '../../domain/account/disposable-email.js';
import { ensureAllowedDomain } from '../../domain/account/email-domains.js';
import { User } from '../../domain/account/user.js';
import { InvitationNotValid } from '../../domain/registration/registration-errors.js';
import type { RegistrationPolicy } from '../../domain/registration/registration-policy.js';
import type { Admissions } from '../account/admissions.js';
import type { CodeDigests, Users } from '../account/ports.js';
import type { Clock } from '../shared/ports.js';
import type { DisposableDomains, Invitations, RegistrationPolicies } from './ports.js';

/** Admits people by the registration policy. See ADR 74. */
export class AdmitMembers implements Admissions {
  constructor(
    private readonly users: Users,
    private readonly policies: RegistrationPolicies,
    private readonly invitations: Invitations,
    private readonly disposable: DisposableDomains,
    private readonly digests: CodeDigests,
    private readonly clock: Clock,
  ) {}

  async ensureEmail(address: string): Promise<void> {
    this.ensureEmailBy(await this.policies.find(), address);
  }

  async ensureOpenTo(address: string): Promise<void> {
    const policy = await this.policies.find();
    policy.ensureOpen();
    this.ensureEmailBy(policy, address);
  }

  async invitationFrom(token: string | null): Promise<string | null> {
    if ((await this.policies.find()).policy !== 'invitation') return null;
    const digest = token === null ? null : digestOf(this.digests, token);
    if (digest === null || !(await this.invitations.isUsable(digest, this.clock.now())))
      throw new InvitationNotValid();
    return digest;
  }

  async admit(candidate: Candidate, isFirstOfNetwork: boolean): Promise<User> {
    await this.policies.acquireLock();
    const policy = await this.policies.find();
    policy.ensureOpen();
    this.ensureEmailBy(policy, candidate.email);
    const invitationId = policy.policy === 'invitation' ? await this.use(candidate.invitation) : null;
    const user = User.join(candidate, this.clock.now(), isFirstOfNetwork);
    await this.users.save(user);
    if (invitationId !== null) await this.invitations.noteJoined(invitationId, user.id);
    return user;
  }

  private ensureEmailBy(policy: RegistrationPolicy, address: string): void {
    ensureAllowedDomain(address, policy.allowedDomains);
    // A domain that an admin has named is wanted, whatever a list says of it.
    if (policy.allowedDomains.length === 0) ensureLasting(address, (domain) => this.disposable.has(domain));
  }

  private async use(digest: string | null): Promise<number> {
    const id = digest === null ? null : await this.invitations.use(digest, this.clock.now());
    if (id === null) throw new InvitationNotValid();
    return id;
  }
}

/** What is stored of the token of an invitation, so that the database alone lets nobody in. */
export const digestOf = (digests: CodeDigests, token: string): string =>
  digests.digest('invitation', '', token);
