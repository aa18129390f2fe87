import {
  type ApplicationPending,
  applicationPending,
  type WaitsFor,
} from '../../domain/account/application-pending.js';
import type { Candidate } from '../../domain/account/candidate.js';
import { ensureLasting } from '../../domain/account/disposable-email.js';
import { ensureAllowedDomain } from '../../domain/account/email-domains.js';
import type { Introduction } from '../../domain/account/introduction.js';
import { mailboxOf } from '../../domain/account/mailbox.js';
import { User } from '../../domain/account/user.js';
import { Application } from '../../domain/registration/application.js';
import { InvitationNotValid } from '../../domain/registration/registration-errors.js';
import type { RegistrationPolicy } from '../../domain/registration/registration-policy.js';
import { MINUTE_MS } from '../../domain/shared/durations.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Admissions, PendingApplicant, SentIntroduction } from '../account/admissions.js';
import type { AccountMails } from '../account/mails.js';
import type { CodeDigests, Users } from '../account/ports.js';
import type { Clock } from '../shared/ports.js';
import type { SignedLinks } from '../shared/signed-links.js';
import type { Applications, DisposableDomains, Invitations, RegistrationPolicies } from './ports.js';

/** How long a browser may withdraw the application that it has just made or signed in to. */
const TICKET_MINUTES = 20;

/** Admits people by the registration policy. See ADR 74. */
export class AdmitMembers implements Admissions {
  constructor(
    private readonly users: Users,
    private readonly policies: RegistrationPolicies,
    private readonly invitations: Invitations,
    private readonly applications: Applications,
    private readonly disposable: DisposableDomains,
    private readonly digests: CodeDigests,
    private readonly mails: AccountMails,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
    private readonly timeZone: TimeZone,
  ) {}

  async ensureEmail(address: string): Promise<void> {
    this.ensureEmailBy(await this.policies.find(), address);
  }

  async ensureOpenTo(address: string): Promise<void> {
    const policy = await this.policies.find();
    policy.ensureOpen();
    this.ensureEmailBy(policy, address);
  }

  async introductionFrom({ statement = null, invitation = null }: SentIntroduction): Promise<Introduction> {
    const policy = await this.policies.find();
    if (policy.policy !== 'invitation')
      return { statement: policy.statementFrom(statement), invitation: null };
    const digest = invitation === null ? null : digestOf(this.digests, invitation);
    if (digest === null || !(await this.invitations.isUsable(digest, this.clock.now())))
      throw new InvitationNotValid();
    return { statement: null, invitation: digest };
  }

  async admit(candidate: Candidate, isFirstOfNetwork: boolean): Promise<User | ApplicationPending> {
    await this.policies.acquireLock();
    const { email, identityKey } = candidate;
    const earlier = await this.findPendingOf({ email, ...(identityKey !== null && { identityKey }) });
    if (earlier) return earlier.pending;
    const policy = await this.policies.find();
    policy.ensureOpen();
    this.ensureEmailBy(policy, email);
    const statement = policy.statementFrom(candidate.statement);
    const invitationId = policy.policy === 'invitation' ? await this.use(candidate.invitation) : null;
    const waitsFor = await this.waitFor(policy);
    if (waitsFor !== null) return this.apply({ ...candidate, statement }, waitsFor, invitationId);
    const user = User.join(candidate, this.clock.now(), isFirstOfNetwork);
    await this.users.save(user);
    if (invitationId !== null) await this.invitations.noteJoined(invitationId, user.id);
    return user;
  }

  async findPending(name: string): Promise<PendingApplicant | null> {
    const found = await this.applications.findOpenByName(name);
    return found && this.pendingApplicant(found);
  }

  async findPendingOf(by: { email: string; identityKey?: string }): Promise<PendingApplicant | null> {
    const { email, ...identity } = by;
    const found = await this.applications.findOpenOf({ mailbox: mailboxOf(email), ...identity });
    return found && this.pendingApplicant(found);
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

  private async waitFor(policy: RegistrationPolicy): Promise<WaitsFor | null> {
    if (policy.policy === 'approval') return 'approval';
    if (policy.memberCap === null) return null;
    const isAnyoneWaiting = (await this.applications.countWaiting()) > 0;
    return policy.isFull(await this.policies.countMembers(), isAnyoneWaiting) ? 'place' : null;
  }

  private async apply(
    candidate: Candidate,
    waitsFor: WaitsFor,
    invitationId: number | null,
  ): Promise<ApplicationPending> {
    const application = Application.of(candidate, waitsFor, invitationId, this.timeZone, this.clock.now());
    await this.applications.save(application);
    await this.mails.applicationPending(candidate, waitsFor);
    return this.pendingApplicant(application).pending;
  }

  private pendingApplicant(application: Application): PendingApplicant {
    const until = new Date(this.clock.now().getTime() + TICKET_MINUTES * MINUTE_MS);
    const ticket = this.links.sign('application', String(application.id), until);
    return {
      passwordHash: application.passwordHash,
      pending: applicationPending(application.waitsFor, ticket),
    };
  }
}

/** What is stored of the token of an invitation, so that the database alone lets nobody in. */
export const digestOf = (digests: CodeDigests, token: string): string =>
  digests.digest('invitation', '', token);
