import { CodeNotAccepted, CodeReplaced } from '../../../src/domain/shared/one-time-code.js';
import { adaWhoForgot, anAccountDesk } from './account-desk.js';

type Desk = ReturnType<typeof anAccountDesk>;

async function adaSignsUp(): Promise<Desk> {
  const desk = anAccountDesk();
  await desk.register();
  return desk;
}

async function adaMoves(): Promise<Desk> {
  const desk = anAccountDesk();
  await desk.signUp();
  await desk.beginEmailChange('new@example.org');
  return desk;
}

test.each<
  [
    string,
    () => Promise<Desk>,
    (desk: Desk) => Promise<unknown>,
    (desk: Desk, code: string) => Promise<unknown>,
  ]
>([
  ['asked for again at sign-up', adaSignsUp, (desk) => desk.resend(), (desk, code) => desk.verify(code)],
  [
    'of a sign-up that was corrected',
    adaSignsUp,
    (desk) => desk.register({ firstName: 'Augusta' }),
    (desk, code) => desk.verify(code),
  ],
  [
    'of a password reset',
    async () => (await adaWhoForgot()).desk,
    (desk) => desk.forgot(),
    (desk, code) => desk.reset(code),
  ],
  [
    'of a new address',
    adaMoves,
    (desk) => desk.beginEmailChange('new@example.org'),
    (desk, code) => desk.confirmEmailChange(code),
  ],
])(
  'a code %s that a slow mail server delivers late says so, and the newest one works',
  async (_, begin, again, enter) => {
    const desk = await begin();
    const codes = [desk.lastCode()];
    for (const _again of ['second', 'third']) {
      desk.clock.pass({ minutes: 1 });
      await again(desk);
      await desk.runJobs();
      codes.push(desk.lastCode());
    }
    const [first, second, newest] = codes as [string, string, string];
    expect(new Set(codes).size).toBe(3);
    await expect(enter(desk, first)).rejects.toThrow(CodeReplaced);
    await expect(enter(desk, second)).rejects.toThrow(CodeReplaced);
    await expect(enter(desk, '000000')).rejects.toThrow(CodeNotAccepted);
    await enter(desk, newest);
  },
);

test('a replaced code counts as an attempt', async () => {
  const desk = await adaMoves();
  const first = desk.lastCode();
  desk.clock.pass({ minutes: 1 });
  await desk.beginEmailChange('new@example.org');
  const newest = desk.lastCode();
  for (let tries = 0; tries < 5; tries++)
    await expect(desk.confirmEmailChange(first)).rejects.toThrow(CodeReplaced);
  await expect(desk.confirmEmailChange(first)).rejects.toThrow(CodeNotAccepted);
  await expect(desk.confirmEmailChange(newest)).rejects.toThrow(CodeNotAccepted);
});
