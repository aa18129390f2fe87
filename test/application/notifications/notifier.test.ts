import type { Mail } from '../../../src/application/shared/ports.js';
import { aNotifier } from '../../support/builders/a-notifier.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const ADA = { userId: 7, email: 'ada@example.org', firstName: 'Ada', language: 'es' } as const;

it('queues a mail with a link to the page and a link that unsubscribes from its kind', async () => {
  const jobs = new RecordingJobs();
  const text = { subject: 'Tu mesa', paragraphs: ['Está lista.'], button: 'Abrir el chat' };
  await aNotifier(jobs).notify(ADA, { kind: 'table', text, path: '/chat/12' });
  const [mail] = jobs.named<Mail>('send-mail');
  const unsubscribeUrl = 'https://tables.example.org/u/unsubscribe.7:table';
  expect(mail!.purpose).toEqual({ kind: 'table', userId: 7, unsubscribeUrl });
  expect(mail!.text).toContain('Abrir el chat:\nhttps://tables.example.org/chat/12');
  expect(mail!.text).toContain(`Dejar de recibir estos correos:\n${unsubscribeUrl}`);
  expect(mail!.html).toContain(`href="${unsubscribeUrl}"`);
});

it('queues a push message for each device, with the subject and no other text of the mail', async () => {
  const jobs = new RecordingJobs();
  const notifier = aNotifier(jobs, { idsOf: async (userId) => (userId === 7 ? [1, 2] : []) });
  const text = { subject: 'Your seat has changed', paragraphs: ['Your age has been corrected.'] };
  await notifier.notify(ADA, { kind: 'table', text, path: '' });
  await notifier.notify({ ...ADA, userId: 8 }, { kind: 'table', text, path: '' });
  const message = { title: 'Your seat has changed', path: '/', tag: 'table ' };
  expect(jobs.named('send-push')).toEqual([
    { deviceId: 1, kind: 'table', message },
    { deviceId: 2, kind: 'table', message },
  ]);
  expect(jobs.named('send-mail')).toHaveLength(2);
});

it('a push message alone sends no mail', async () => {
  const jobs = new RecordingJobs();
  const notifier = aNotifier(jobs, { idsOf: async () => [1] });
  await notifier.push(7, 'chat', { title: 'Ben wrote', path: '/chat/12', tag: 'chat 12' });
  expect(jobs.waiting.map(({ name, options }) => [name, options.attempts])).toEqual([['send-push', 7]]);
});
