import type { NotificationKind } from '../../domain/shared/notification-kind.js';
import type { Jobs } from '../shared/ports.js';
import type { Preferences } from './preferences.js';
import type { PushDevices, PushMessage, PushService } from './push.js';

export const SEND_PUSH = 'send-push';
/** With exponential backoff the retries end after about 15 minutes, because the message is about now. */
const ATTEMPTS = 7;
/** A push service that asks for a longer wait, or for more waits, does not get the message, because it is about now. */
const LONGEST_WAIT_SECONDS = 3600;
const MOST_WAITS = 4;

interface QueuedPush {
  readonly deviceId: number;
  readonly kind: NotificationKind;
  readonly message: PushMessage;
  /** How often the push service has asked to wait; absent for never. */
  readonly waits?: number;
}

/** Queues a push message for one device. Inside a unit of work it is committed or rolled back with it. */
export async function queuePush(jobs: Jobs, push: QueuedPush, delaySeconds = 0): Promise<void> {
  await jobs.add(SEND_PUSH, push, { attempts: ATTEMPTS, delaySeconds });
}

/** Job that sends one push message to one device, unless its user does not want it. A dead device is forgotten. */
export class SendPush {
  constructor(
    private readonly devices: PushDevices,
    private readonly preferences: Pick<Preferences, 'allow'>,
    private readonly service: PushService,
    private readonly jobs: Jobs,
  ) {}

  /** @throws PushRefused, and other errors if the push service fails or does not answer; the job queue retries those */
  async execute(push: QueuedPush): Promise<void> {
    const { deviceId, kind, message } = push;
    const device = await this.devices.find(deviceId);
    if (!device || !(await this.preferences.allow(device.userId, kind, 'push'))) return;
    try {
      const outcome = await this.service.deliver(device, message);
      if (outcome === 'gone') await this.devices.forget(deviceId);
      else if (outcome === 'delivered') await this.devices.noteSuccess(deviceId);
      else await this.wait(push, outcome.retryAfterSeconds);
    } catch (error) {
      await this.devices.noteFailure(deviceId);
      throw error;
    }
  }

  private async wait(push: QueuedPush, seconds: number): Promise<void> {
    const waits = (push.waits ?? 0) + 1;
    if (seconds > LONGEST_WAIT_SECONDS || waits > MOST_WAITS) return;
    await queuePush(this.jobs, { ...push, waits }, seconds);
  }
}
