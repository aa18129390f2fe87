import {
  queueTextMessage,
  SendTextMessage,
} from '../../../src/application/notifications/send-text-message.js';
import type { TextMessage } from '../../../src/application/shared/ports.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const MESSAGE: TextMessage = { to: '+12025550123', text: 'Your code is 123456' };

it('queues a text message as a job with a limited number of attempts', async () => {
  const jobs = new RecordingJobs();
  await queueTextMessage(jobs, MESSAGE);
  expect(jobs.waiting).toEqual([{ name: 'send-text-message', payload: MESSAGE, options: { attempts: 6 } }]);
});

it('sends the text message of the job and throws errors of the service, so that the job is retried', async () => {
  const delivered: TextMessage[] = [];
  await new SendTextMessage({ deliver: async (message) => void delivered.push(message) }).execute(MESSAGE);
  expect(delivered).toEqual([MESSAGE]);
  const failing = new SendTextMessage({ deliver: () => Promise.reject(new Error('no answer')) });
  await expect(failing.execute(MESSAGE)).rejects.toThrow('no answer');
});
