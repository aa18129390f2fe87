import { AccountMails } from '../../../src/application/account/mails.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const jobs = new RecordingJobs();
const mails = new AccountMails(() => 'Tablemates', 'https://tables.example.org', jobs);
const UNTIL = new Date('2026-03-05T12:15:00Z');
const mailOf = async (post: Promise<void>): Promise<Mail> => {
  await post;
  return jobs.take<Mail>('send-mail').at(-1)!;
};
const sixDigits = (text: string) => text.match(/(?<!\d)\d{6}(?!\d)/g) ?? [];

describe('a mail with a code', () => {
  const trickster = {
    email: 'x@example.org',
    firstName: 'Call 654321 now',
    username: 'x_654321',
    language: 'en',
  } as const;

  it.each([
    ['for signing up', () => mails.verificationCode(trickster, '004217', UNTIL)],
    ['for a new password', () => mails.resetCode(trickster, '004217', UNTIL)],
    ['for a new address', () => mails.emailChangeCode('x@example.org', 'en', '004217', UNTIL)],
  ])('%s contains exactly one six-digit number, and none in the subject', async (_, post) => {
    const mail = await mailOf(post());
    expect(mail.until).toBe(UNTIL.toISOString());
    expect(sixDigits(mail.text)).toEqual(['004217']);
    expect(new Set(sixDigits(mail.html.replaceAll(/#[0-9a-f]{6}/g, '')))).toEqual(new Set(['004217']));
    expect(mail.subject).not.toMatch(/\d/);
  });
});

it.each([mails.alreadyHaveAccount, mails.passwordChanged, mails.addressInUse, mails.emailChanged])(
  'a mail without a code contains the first name and a link to the login',
  async (post) => {
    const ada = { email: 'ada@example.org', firstName: 'Ada', username: 'ada', language: 'en' } as const;
    const mail = await mailOf(post.call(mails, ada));
    expect(mail.to).toBe('ada@example.org');
    expect(mail.text).toContain('Hi Ada,');
    expect(mail.text).toContain('https://tables.example.org/auth');
    expect(sixDigits(mail.text)).toEqual([]);
  },
);

it('a changed address names the contact address, and asks for no answer without one', async () => {
  const ada = { email: 'ada@example.org', firstName: 'Ada', language: 'en' } as const;
  const reachable = new AccountMails(
    () => 'Tablemates',
    'https://tables.example.org',
    jobs,
    () => 'hello@example.org',
  );
  expect((await mailOf(reachable.emailChanged(ada))).text).toContain('write to hello@example.org');
  expect((await mailOf(mails.emailChanged(ada))).text).not.toMatch(/reply|can't sign in/i);
});

it('describes a new device, or states that its name is not known', async () => {
  const ada = { email: 'ada@example.org', firstName: 'Ada', language: 'en' } as const;
  const about = async (browser: string | null, platform: string | null, place: 'app' | 'console') =>
    (await mailOf(mails.newDevice(ada, { browser, platform }, place))).text;
  expect(await about('Chrome', 'Android', 'app')).toContain(
    'your account on a new device: Chrome on Android',
  );
  expect(await about(null, 'Linux', 'app')).toContain(': Linux');
  expect(await about(null, null, 'console')).toMatch(/the console .*: one we don't recognize/);
  expect(sixDigits(await about('Chrome', 'Android', 'app'))).toEqual([]);
});

describe('a reader of Spanish', () => {
  const eva = { email: 'eva@example.org', firstName: 'Eva', username: 'eva', language: 'es' } as const;

  it.each([
    ['the code', () => mails.verificationCode(eva, '004217', UNTIL), 'Tu código de verificación'],
    [
      'the reset code',
      () => mails.resetCode(eva, '004217', UNTIL),
      'Tu código para restablecer la contraseña',
    ],
    [
      'the new address',
      () => mails.emailChangeCode(eva.email, 'es', '004217', UNTIL),
      'Tu código de verificación',
    ],
    ['the existing account', () => mails.alreadyHaveAccount(eva), 'Ya tienes una cuenta'],
    ['the deletion', () => mails.accountDeleted(eva), 'Tu cuenta está eliminada'],
  ])('gets the mail about %s in Spanish', async (_, post, subject) => {
    const mail = await mailOf(post());
    expect(mail.subject).toBe(subject);
    expect(mail.text).toMatch(/^Hola(, Eva)?:\n/);
    expect(mail.html).toContain('<html lang="es">');
  });
});
