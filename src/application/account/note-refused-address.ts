import type { RefusedAddresses } from '../notifications/recipient-refused.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { PendingRegistrations } from './ports.js';

/**
 * Notes at all sign-ups with an address that it was refused. Whatever the mail was, because the owner of an account gets
 * another one than a stranger, and the difference must not show.
 */
export class NoteRefusedAddress implements RefusedAddresses {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly registrations: PendingRegistrations,
    private readonly clock: Clock,
  ) {}

  async note(address: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const pending = await this.registrations.findAllForUpdate(address.toLowerCase());
      for (const registration of pending) registration.noteMailRefused(this.clock.now());
      await this.registrations.save(...pending);
    });
  }
}
