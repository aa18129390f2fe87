import type { User } from '../../domain/account/user.js';
import type { Clock } from '../shared/ports.js';
import type { AccountMails } from '../account/mails.js';
import type { NewSession } from '../sessions/sessions.js';
import type { AccountActivities, KnownDevices } from './ports.js';
import type { CodeDigests } from '../account/ports.js';

/** Stores the time and the device of a login, and mails the user if the device is new. */
export class RecognizeDevice {
  constructor(
    private readonly devices: KnownDevices,
    private readonly activities: AccountActivities,
    private readonly digests: CodeDigests,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in the unit of work that opens the session and has locked the user row. The first device of a user causes no mail,
   * because it is the one that registered.
   */
  async execute(user: User, { device, deviceKey }: NewSession, place: 'app' | 'console'): Promise<void> {
    const digest = this.digests.digest('device', String(user.id), deviceKey);
    const now = this.clock.now();
    await this.activities.noteSignIn(user.id, now);
    const seen = await this.devices.note(user.id, digest, now);
    if (seen === 'new') await this.mails.newDevice(user, device, place);
  }
}
