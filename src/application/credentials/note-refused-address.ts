import type { Deliverability } from '../notifications/deliverability.js';
import type { RefusedAddresses } from '../notifications/recipient-refused.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { EmailProofs } from './ports.js';
import type { PendingRegistrations } from '../sign-up/ports.js';

/**
 * Marks the account, and all pending sign-ups and proofs, with an address as refused by a mail server. Which mail was
 * refused does not matter, because the owner of an account gets a different one, and that difference must not show.
 */
export class NoteRefusedAddress implements RefusedAddresses {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly registrations: PendingRegistrations,
    private readonly emailProofs: EmailProofs,
    private readonly deliverability: Pick<Deliverability, 'mark'>,
    private readonly clock: Clock,
  ) {}

  async note(address: string, reply: string): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      const pending = await this.registrations.findAllForUpdate(address.toLowerCase());
      for (const registration of pending) registration.noteMailRefused(now);
      await this.registrations.save(...pending);
      for (const proof of await this.emailProofs.findAllForUpdate(address.toLowerCase())) {
        proof.noteMailRefused(now);
        await this.emailProofs.save(proof);
      }
      await this.deliverability.mark(address, reply, now);
    });
  }
}
