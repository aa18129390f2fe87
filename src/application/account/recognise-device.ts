import type { User } from '../../domain/account/user.js';
import type { Clock, Jobs } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
import type { AccountMails } from './mails.js';
import type { NewSession } from '../sessions/sessions.js';
import type { CodeDigests, KnownDevices } from './ports.js';

/** Notes on which devices a person signs in, and tells them by mail of one that is new. */
export class RecogniseDevice {
  constructor(
    private readonly devices: KnownDevices,
    private readonly digests: CodeDigests,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * In the unit of work that opens the session and holds the person. With the first device there is nothing to compare, so
   * it is no news: it is the one that the person signed up with.
   */
  async execute(user: User, { device, deviceKey }: NewSession, place: 'app' | 'console'): Promise<void> {
    const digest = this.digests.digest('device', String(user.id), deviceKey);
    const seen = await this.devices.note(user.id, digest, this.clock.now());
    if (seen === 'new') await queueMail(this.jobs, this.mails.newDevice(user, device, place));
  }
}
