import { ServiceMetrics } from '../../../src/infrastructure/observe/service-metrics.js';

it('counts sent and failed mails and text messages, and passes failures on', async () => {
  const metrics = new ServiceMetrics();
  const outcomes = [true, false, true];
  const attempt = async (): Promise<void> => {
    if (!outcomes.shift()) throw new Error('refused');
  };
  const mailer = metrics.countedMailer({ send: attempt });
  const mail = {} as Parameters<typeof mailer.send>[0];
  await mailer.send(mail);
  await expect(mailer.send(mail)).rejects.toThrow('refused');
  await metrics.countedTextMessages({ deliver: attempt }).deliver({ to: '+1', text: 'a code' });
  const values = async (counter: typeof metrics.mails) =>
    (await counter.get()).values.map(({ labels, value }) => [labels.outcome, value]);
  expect(await values(metrics.mails)).toEqual([
    ['sent', 1],
    ['failed', 1],
  ]);
  expect(await values(metrics.textMessages)).toEqual([
    ['sent', 1],
    ['failed', 0],
  ]);
});
