import { describe, expect, it } from '@jest/globals';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';
import { aSeatedTable } from './a-seated-table.js';

describe('mails about a match', () => {
  it('link to the chat and contain no name of another member', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    const mails = town.jobs.named<Mail>('send-mail');
    expect(mails.map(({ to }) => to)).toEqual([1, 2, 3, 4, 5].map((id) => `person${id}@example.org`));
    const [first] = mails;
    expect(first!.text).toContain('Hi Person 1,');
    expect(first!.text).toContain('Sat, Mar 7');
    expect(first!.text).toContain(`https://tables.example.org/chat/${town.tables()[0]!.id}`);
    expect(first!.text).not.toContain('Person 2');
  });

  it('do not promise priority when it is too late for another table', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
    await town.later({ days: 1, hours: 14, minutes: 40 });
    await town.advanceTables();
    await town.doJobs();
    const lost = town.jobs.named<{ subject: string; text: string }>('send-mail').at(-1)!;
    expect(lost.subject).toBe('Your table for Saturday has changed');
    expect(lost.text).not.toContain('queue');
    expect(lost.text).toContain('another Saturday');
  });
});
