import { aReliabilityDesk } from './an-attendance-desk.js';

let desk: Awaited<ReturnType<typeof aReliabilityDesk>>;
beforeEach(async () => {
  desk = await aReliabilityDesk();
});

describe('the assessment of a table', () => {
  it('happens 48 hours after the start, once, and mails the step', async () => {
    desk.holdTable(desk.others);
    desk.clock.pass({ hours: 47, minutes: 59 });
    await desk.assess();
    expect(await desk.stepsOf(desk.ada)).toEqual([]);
    desk.clock.pass({ minutes: 1 });
    await desk.assess();
    await desk.assess();
    expect(await desk.stepsOf(desk.ada)).toEqual(['warning']);
    expect(desk.mailsTo('ada@example.org')).toHaveLength(1);
    expect(desk.mailsTo('ben@example.org')).toEqual([]);
  });

  it('happens once for two servers at the same time', async () => {
    desk.holdTable(desk.others);
    desk.clock.pass({ hours: 48 });
    await Promise.all([desk.assess(), desk.assess()]);
    expect(await desk.ownMisses()).toHaveLength(1);
    expect(desk.mailsTo('ada@example.org')).toHaveLength(1);
  });

  it('takes no step on the word of one member', async () => {
    desk.holdTable([desk.others[0]!]);
    desk.clock.pass({ hours: 48 });
    await desk.assess();
    expect(await desk.ownMisses()).toEqual([]);
    expect(desk.mailsTo('ada@example.org')).toEqual([]);
  });

  it('is skipped when no server ran for two weeks, and for accounts that are gone', async () => {
    desk.holdTable(desk.others);
    desk.clock.pass({ days: 15 });
    await desk.assess();
    expect(await desk.ownMisses()).toEqual([]);
    desk.holdTable(desk.others);
    desk.leaves(desk.ada);
    desk.clock.pass({ hours: 48 });
    await desk.assess();
    expect(desk.misses.rows.all()).toEqual([]);
  });

  it('leads from a warning to a later priority', async () => {
    for (let week = 0; week < 3; week++) {
      await desk.missesTable();
      desk.clock.pass({ days: 5 });
    }
    expect(await desk.stepsOf(desk.ada)).toEqual(['warning', 'later_priority']);
  });
});
