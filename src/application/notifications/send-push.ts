import type { NotificationKind } from '../../domain/shared/notification-kind.js';
import type { Jobs } from '../shared/ports.js';
import type { Preferences } from './preferences.js';
import type { PushDevices, PushMessage, PushService } from './push.js';

export const SEND_PUSH = 'send-push';
/** With exponential backoff the retries end after about 15 minutes, because the message is about now. */
const ATTEMPTS = 7;

interface QueuedPush {
  readonly deviceId: number;
  readonly kind: NotificationKind;
  readonly message: PushMessage;
}

/** Queues a push message for one device. Inside a unit of work it is committed or rolled back with it. */
export async function queuePush(jobs: Jobs, push: QueuedPush): Promise<void> {
  await jobs.add(SEND_PUSH, push, { attempts: ATTEMPTS });
}

/** Job that sends one push message to one device, unless its user does not want it. A dead device is forgotten. */
export class SendPush {
  constructor(
    private readonly devices: PushDevices,
    private readonly preferences: Pick<Preferences, 'allow'>,
    private readonly service: PushService,
  ) {}

  async execute({ deviceId, kind, message }: QueuedPush): Promise<void> {
    const device = await this.devices.find(deviceId);
    if (!device || !(await this.preferences.allow(device.userId, kind, 'push'))) return;
    try {
      const outcome = await this.service.deliver(device, message);
      if (outcome === 'gone') await this.devices.forget(deviceId);
      else await this.devices.noteSuccess(deviceId);
    } catch (error) {
      await this.devices.noteFailure(deviceId);
      throw error;
    }
  }
}
