import type { Jobs, TextMessage, TextMessages } from '../shared/ports.js';

export const SEND_TEXT_MESSAGE = 'send-text-message';
/** With growing waits between, tries reach over about four minutes: a code is of no use much later. */
const ATTEMPTS = 6;

/** Queues a text message; inside a unit of work it leaves only if the work is kept. */
export async function queueTextMessage(jobs: Jobs, message: TextMessage): Promise<void> {
  await jobs.add(SEND_TEXT_MESSAGE, message, { attempts: ATTEMPTS });
}

/** The job `send-text-message`: hands one over. @throws when the service did not take it, to be tried again */
export class SendTextMessage {
  constructor(private readonly texts: TextMessages) {}

  async execute(message: TextMessage): Promise<void> {
    await this.texts.deliver(message);
  }
}
