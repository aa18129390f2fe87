import { User } from '../../domain/account/user.js';
import type { Application } from '../../domain/registration/application.js';
import { freeUsername } from '../account/free-username.js';
import type { AccountMails } from '../account/mails.js';
import type { Users } from '../account/ports.js';
import type { Clock } from '../shared/ports.js';
import type { Applications, Invitations, RegistrationPolicies } from './ports.js';

/** Lets people in who wait for a place, in the order of their applications. */
export class LetIn {
  constructor(
    private readonly users: Users,
    private readonly policies: RegistrationPolicies,
    private readonly applications: Applications,
    private readonly invitations: Invitations,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in a unit of work that holds the lock of admissions.
   * @returns the person who is next and has a place now; null if nobody waits or no place is free
   */
  async next(): Promise<Application | null> {
    const { memberCap } = await this.policies.find();
    if (memberCap !== null && (await this.policies.countMembers()) >= memberCap) return null;
    const application = await this.applications.findNextForUpdate();
    if (application) await this.join(application);
    return application;
  }

  private async join(application: Application): Promise<void> {
    const { candidate } = application;
    // They have got an account in another way since: by a changed address, or from the command line.
    if (await this.hasAccount(application)) return this.applications.remove(application);
    const username = (await this.users.findByUsername(candidate.username))
      ? await freeUsername(candidate.email, this.users)
      : candidate.username;
    const now = this.clock.now();
    const user = User.join({ ...candidate, username }, now);
    await this.users.save(user);
    application.join(user.id, now);
    await this.applications.save(application);
    if (application.invitationId !== null)
      await this.invitations.noteJoined(application.invitationId, user.id);
    await this.mails.letIn(user);
  }

  private async hasAccount({ candidate: { email, identityKey } }: Application): Promise<boolean> {
    const owner = await this.users.findByMailbox(email);
    const linked = identityKey === null ? null : await this.users.findByIdentity(identityKey);
    return (owner ?? linked) !== null;
  }
}
