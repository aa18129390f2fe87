import { describe, expect, it } from '@jest/globals';
import { SendTextMessage } from '../../../src/application/notifications/send-text-message.js';
import { RecordingTextMessages } from '../../support/fakes/in-memory-trust-score.js';

const NUMBER = '+14155550123';

describe('the job that sends a text message', () => {
  it('fails when the provider refuses, so that it is retried', async () => {
    const texts = new RecordingTextMessages();
    const job = new SendTextMessage(texts);
    texts.isDown = true;
    await expect(job.execute({ to: NUMBER, text: 'hi' })).rejects.toThrow();
    texts.isDown = false;
    await job.execute({ to: NUMBER, text: 'hi' });
    expect(texts.sent).toEqual([{ to: NUMBER, text: 'hi' }]);
  });
});
