import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { BounceReport } from '../../../src/application/notifications/note-bounce.js';
import { type BounceMailbox, ReadBounces } from '../../../src/application/notifications/read-bounces.js';
import { observedBounceMailbox } from '../../../src/infrastructure/observe/observed-services.js';
import { OutageLog } from '../../../src/infrastructure/observe/outage-log.js';

const REPORT: BounceReport = { token: 'token', status: '5.1.1', reply: '' };

function reading(mailbox: BounceMailbox, handle = async (): Promise<void> => undefined) {
  const lines: string[] = [];
  const outages = new OutageLog(pino({ base: null }, { write: (line: string) => void lines.push(line) }));
  const noteBounce = { execute: handle } as unknown as ConstructorParameters<typeof ReadBounces>[1];
  return { lines, job: new ReadBounces(observedBounceMailbox(mailbox, outages), noteBounce) };
}

it('a mailbox that does not answer is one line, and the next run reads it', async () => {
  let isAway = true;
  const handled: BounceReport[] = [];
  const { lines, job } = reading(
    {
      read: async (handle) => {
        if (isAway) throw new Error('connect ECONNREFUSED');
        await handle(REPORT);
      },
    },
    async () => void handled.push(REPORT),
  );
  for (let runs = 0; runs < 3; runs += 1) await job.execute();
  expect(lines).toHaveLength(1);
  isAway = false;
  await job.execute();
  expect(handled).toEqual([REPORT]);
  expect(lines[1]).toContain('the mailbox of returned mails answers again');
});

it('a report that cannot be handled fails the job, which is tried again, and is no outage of the mailbox', async () => {
  const { lines, job } = reading({ read: async (handle) => void (await handle(REPORT)) }, () =>
    Promise.reject(new Error('no database')),
  );
  await expect(job.execute()).rejects.toThrow('no database');
  expect(lines).toEqual([]);
});
