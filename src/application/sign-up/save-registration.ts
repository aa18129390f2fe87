import type { PendingRegistration } from '../../domain/account/pending-registration.js';
import { UsernameTaken } from '../../domain/account/username.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { AccountMails } from '../account/mails.js';
import type { PendingRegistrations } from './ports.js';
import type { Users } from '../account/ports.js';

export interface NewRegistration {
  readonly registration: PendingRegistration;
  readonly code: string;
  /** False if a rate limit of code mails is reached. */
  readonly mayMail: boolean;
}

/** Stores a pending registration and mails its code, or mails the owner of an address that already has an account. */
export class SaveRegistration {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly registrations: PendingRegistrations,
    private readonly mails: AccountMails,
  ) {}

  /** @throws UsernameTaken */
  async execute({ registration, code, mayMail }: NewRegistration): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (await this.users.findByUsername(registration.username)) throw new UsernameTaken();
      const owner = await this.users.findByMailbox(registration.email);
      const pending = await this.registrations.findAllForUpdate(registration.email);
      const earlier = pending.find(({ key }) => key === registration.key);
      if (!mayMail) return this.replaceWithoutMail(registration, earlier);
      if (earlier) registration.replaceCodeOf(earlier);
      await this.registrations.replace(registration);
      await (owner
        ? this.mails.alreadyHaveAccount(owner)
        : this.mails.verificationCode(registration, code, registration.codeExpiresAt));
    });
  }

  /** Only replaces an earlier registration with the same key, so that requests of strangers displace no other one. */
  private async replaceWithoutMail(
    registration: PendingRegistration,
    earlier: PendingRegistration | undefined,
  ): Promise<void> {
    if (!earlier) return;
    registration.keepCodeOf(earlier);
    await this.registrations.replace(registration);
  }
}
