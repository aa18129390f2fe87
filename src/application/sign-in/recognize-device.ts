import type { User } from '../../domain/account/user.js';
import type { NewSession } from '../sessions/sessions.js';
import type { SignInPorts } from './ports.js';

/** Stores the time and the device of a login, and mails the user if the device is new. */
export class RecognizeDevice {
  constructor(
    private readonly ports: Pick<
      SignInPorts,
      'knownDevices' | 'accountActivities' | 'digests' | 'mails' | 'clock'
    >,
  ) {}

  /**
   * Runs in the unit of work that opens the session and has locked the user row. The first device of a user causes no mail,
   * because it is the one that registered.
   */
  async execute(user: User, { device, deviceKey }: NewSession, place: 'app' | 'console'): Promise<void> {
    const { knownDevices, accountActivities, digests, mails, clock } = this.ports;
    const digest = digests.digest('device', String(user.id), deviceKey);
    const now = clock.now();
    await accountActivities.noteSignIn(user.id, now);
    const seen = await knownDevices.note(user.id, digest, now);
    if (seen === 'new') await mails.newDevice(user, device, place);
  }
}
