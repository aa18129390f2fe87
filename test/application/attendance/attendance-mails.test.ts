import { aReliabilityDesk } from './an-attendance-desk.js';

describe('the mail about a step', () => {
  it('says what happened, until when, how it ends and whom to write to', async () => {
    const desk = await aReliabilityDesk();
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
    const desk = await aReliabilityDesk();
    await desk.missesTable();
    const { text } = desk.mailsTo('ada@example.org')[0]!;
    expect(text).not.toMatch(/Ben|Cem|Dua|two|three|members|\b[23]\b/);
  });

  it('is in the language of its reader', async () => {
    const desk = await aReliabilityDesk();
    await desk.speaks('es');
    await desk.missesTable();
    expect(desk.mailsTo('ada@example.org')[0]!.text).toContain('Te echamos de menos');
  });
});
