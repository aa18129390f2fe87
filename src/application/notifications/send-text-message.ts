import type { Jobs, TextMessage, TextMessages } from '../shared/ports.js';

export const SEND_TEXT_MESSAGE = 'send-text-message';
/** With exponential backoff the retries end after about four minutes, because a code expires soon after. */
const ATTEMPTS = 6;

/** Queues a text message. Inside a unit of work it is committed or rolled back with it. */
export async function queueTextMessage(jobs: Jobs, message: TextMessage): Promise<void> {
  await jobs.add(SEND_TEXT_MESSAGE, message, { attempts: ATTEMPTS });
}

/** Job that sends one text message. @throws if the SMS service rejects it or times out; the job queue retries */
export class SendTextMessage {
  constructor(private readonly texts: TextMessages) {}

  async execute(message: TextMessage): Promise<void> {
    await this.texts.deliver(message);
  }
}
