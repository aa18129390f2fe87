import { describe, expect, it } from '@jest/globals';
import { parsed, verify } from '../../../support/seating/receipts.js';
import { aTown, UNTIL_FRIDAY } from '../../a-town.js';

/** Users 1 to `count` ask for dinner and are left to the final run, because no rolling run happens before. */
async function aFinalRunOf(count: number) {
  const town = aTown();
  for (let userId = 1; userId <= count; userId++) await town.asks(userId);
  town.jobs.take('request-opened');
  town.clock.pass(UNTIL_FRIDAY);
  await town.runFinals();
  await town.doJobs();
  return town;
}

describe('the receipt of a final run', () => {
  it('is accepted by the program for strangers, and belongs to the tables that were saved', async () => {
    const town = await aFinalRunOf(13);
    const [made] = [...town.receipts.made.values()];
    expect(made).toMatchObject({ number: 1, seated: 13, atMost: 13 });
    expect(verify([made!.file])).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^13 of at most 13\n/),
    });
    expect(parsed(made!.file)).toMatchObject({ engine: '1.2.3', slot: { meal: 'dinner' } });
    const matchIds = town.tables().map(({ id }) => id);
    expect([...town.receipts.drafts.values()][0]!.matchIds).toEqual(matchIds);
  });

  it('is made once, however often its job runs', async () => {
    const town = await aFinalRunOf(10);
    const before = new Map(town.receipts.made);
    const [runId] = before.keys();
    await town.makeReceipt(runId!);
    expect(town.receipts.made).toEqual(before);
    expect(town.receipts.chain).toMatchObject({ length: 1 });
  });

  it('is none for a rolling run', async () => {
    const town = aTown();
    for (let userId = 1; userId <= 10; userId++) await town.asks(userId);
    await town.doJobs();
    expect(town.tables()).toHaveLength(2);
    expect(town.receipts.drafts.size).toBe(0);
  });
});
