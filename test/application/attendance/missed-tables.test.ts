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

it('a miss is deleted 90 days after its table', async () => {
  await desk.missesTable();
  desk.clock.pass({ days: 88 });
  await desk.purge();
  expect(await desk.ownMisses()).toHaveLength(1);
  desk.clock.pass({ minutes: 1 });
  await desk.purge();
  expect(await desk.ownMisses()).toEqual([]);
});

describe('the mail about a step', () => {
  it('says what happened, until when, how it ends and whom to write to', async () => {
    for (let week = 0; week < 2; week++) await desk.missesTable();
    const [warning, later] = desk.mailsTo('ada@example.org');
    for (const mail of [warning!, later!]) {
      expect(mail.text).toContain("you didn't come to your table on Sat, Mar 7");
      expect(mail.text).toContain('gone after 90 days');
      expect(mail.text).toContain('Answer this email');
    }
    expect(later!.text).toMatch(/Until \w+, \w+ \d+, 2026/);
  });

  it('names no other member and no number of members', async () => {
    await desk.missesTable();
    const { text } = desk.mailsTo('ada@example.org')[0]!;
    expect(text).not.toMatch(/Ben|Cem|Dua|two|three|members|\b[23]\b/);
  });

  it('is in the language of its reader', async () => {
    await desk.speaks('es');
    await desk.missesTable();
    expect(desk.mailsTo('ada@example.org')[0]!.text).toContain('Te echamos de menos');
  });
});
