import { beforeEach, describe, expect, it } from '@jest/globals';
import { aSuspensionDesk } from './a-suspension-desk.js';

let desk: Awaited<ReturnType<typeof aSuspensionDesk>>;
beforeEach(async () => {
  desk = await aSuspensionDesk();
});

describe('the mail about a suspension', () => {
  it('has its end in the local time of the product, the reason verbatim and the way to appeal', async () => {
    await desk.suspend(desk.mia, '2026-03-09');
    const [mail, ...more] = desk.mails();
    expect([mail!.to, mail!.subject, more]).toEqual(['ada@example.org', 'Your account is suspended', []]);
    expect(mail!.text).toMatch(/until March 9, 2026 at 12:00\sAM/);
    expect(mail!.text).toContain('The reason: Insults');
    expect(mail!.text).toContain('https://tables.example.org/auth');
  });

  it('says so if there is no end', async () => {
    await desk.suspend();
    expect(desk.mails()[0]!.text).toContain('until further notice');
  });
});
