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
    expect(mail!.text).toMatch(/until Monday, March 9, 2026, 12\sAM\./);
    expect(mail!.text).toContain('The reason: Insults');
    expect(mail!.text).toContain('https://tables.example.org/auth');
  });

  it('writes the end in the language of its reader', async () => {
    const ada = (await desk.users.find(desk.ada))!;
    ada.changeLanguage('es', desk.clock.now());
    await desk.users.save(ada);
    await desk.suspend(desk.mia, '2026-03-09');
    expect(desk.mails()[0]!.text).toMatch(/lunes, 9 de marzo de 2026, 12\sa\.\sm\./);
  });

  it('says so if there is no end', async () => {
    await desk.suspend();
    expect(desk.mails()[0]!.text).toContain('until further notice');
  });
});
