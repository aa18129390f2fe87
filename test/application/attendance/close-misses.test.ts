import { beforeEach, describe, expect, it } from '@jest/globals';
import { aReliabilityDesk } from './an-attendance-desk.js';

let desk: Awaited<ReturnType<typeof aReliabilityDesk>>;
beforeEach(async () => {
  desk = await aReliabilityDesk();
  await desk.missesTable();
});

describe('closing misses', () => {
  it('grants an appeal that waited for 14 days, once, with a mail and an audit entry', async () => {
    await desk.appeal();
    desk.clock.pass({ days: 13 });
    await desk.close();
    expect((await desk.ownMisses())[0]!.counts).toBe(true);
    desk.clock.pass({ days: 1 });
    await desk.close();
    await desk.close();
    expect((await desk.ownMisses())[0]!.counts).toBe(false);
    expect(desk.mailsTo('ada@example.org')).toHaveLength(2);
    expect(desk.mailsTo('ada@example.org')[1]!.text).toContain('decided in your favor');
    expect(desk.audit.lines).toMatchObject([{ actorId: null, action: 'user.step_appeal_granted' }]);
  });

  it('deletes a miss 90 days after its table', async () => {
    desk.clock.pass({ days: 88 });
    await desk.close();
    expect(await desk.ownMisses()).toHaveLength(1);
    desk.clock.pass({ minutes: 1 });
    await desk.close();
    expect(await desk.ownMisses()).toEqual([]);
  });

  it('keeps an answered appeal for 30 days after the answer', async () => {
    desk.clock.pass({ days: 80 });
    await desk.appeal();
    await desk.answer(false);
    desk.clock.pass({ days: 30 });
    await desk.close();
    expect(await desk.ownMisses()).toHaveLength(1);
    desk.clock.pass({ minutes: 1 });
    await desk.close();
    expect(await desk.ownMisses()).toEqual([]);
  });
});
