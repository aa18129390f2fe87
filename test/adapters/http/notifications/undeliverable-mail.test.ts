import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { scrape, valueOf } from '../../../support/http/scrape.js';
import { aProduct } from '../../../support/http/test-product.js';
import { MailServer } from '../../../support/mail/mail-server.js';

const TOKEN = 'a-token-of-the-tests';
const BY_TOKEN = { authorization: `Bearer ${TOKEN}` };
const mailServer = new MailServer();
const product = aProduct(async () => ({
  env: {
    SMTP_URL: await mailServer.start(),
    MAIL_FROM: 'hello@tables.example',
    BOUNCE_ADDRESS: 'bounces@tables.example',
    BOUNCE_WEBHOOK_TOKEN: TOKEN,
  },
}));
afterAll(() => mailServer.stop());

/** What a mail service does with a mail that comes back. */
const report = (returnPath: string, statusCode: string, serverReply: string) =>
  product.person().send('POST', '/api/webhooks/bounces', { returnPath, statusCode, serverReply }, BY_TOKEN);

/** Causes the mail that tells of a new password. */
async function causeMail(person: APerson, turn: number): Promise<void> {
  const [password, newPassword] = [turn - 1, turn].map((n) =>
    n === 0 ? person.password : `violet horse ${n}`,
  );
  await person.expect('PUT', '/api/user/password', 200, { password, newPassword });
}

const isMarked = async (person: APerson): Promise<boolean> =>
  (await person.get('/api/user')).body.isEmailUndeliverable === true;

const counted = async (name: string, labels = {}): Promise<number> =>
  valueOf(await scrape(product.url), name, labels) ?? 0;
const withheld = () => counted('mails_withheld_total', { reason: 'undeliverable' });

it('an address that its server refuses for good gets no more mails, and starts anew once a code arrived', async () => {
  const person = await product.person().signUp();
  const admin = await aStaffMember(product, 'admin');
  mailServer.replies.set(person.email, '550 5.1.1 <script>no such user</script>');
  await causeMail(person, 1);
  await eventually(() => isMarked(person));

  const { body: record } = await admin.get(`/api/admin/users/${person.id}`);
  expect(record.undeliverable).toEqual({
    since: expect.any(String),
    serverReply: '550 5.1.1 <script>no such user</script>',
  });

  mailServer.replies.delete(person.email);
  const before = await withheld();
  await causeMail(person, 2);
  await eventually(async () => (await withheld()) === before + 1);
  expect(mailServer.to(person.email)).toEqual([]);

  await person.expect('POST', '/api/user/email', 200, { email: person.email, password: 'violet horse 2' });
  const mail = await eventually(async () => mailServer.to(person.email)[0]);
  const code = /\b\d{6}\b/.exec(mail.text)![0];
  await person.expect('POST', '/api/user/email/verify', 200, { code });
  expect(await isMarked(person)).toBe(false);
  expect((await admin.get(`/api/admin/users/${person.id}`)).body.undeliverable).toBeNull();
  await causeMail(person, 3);
  await eventually(async () => mailServer.to(person.email).length === 2);
});

it('a greylisted mail is tried again after a minute, arrives, and marks no address', async () => {
  const person = await product.person().signUp();
  mailServer.replies.set(person.email, '451 4.7.1 greylisted, come back later');
  await causeMail(person, 1);
  const waiting = `from graphile_worker._private_jobs where payload ->> 'to' = $1 and (payload ->> 'waits')::int = 1`;
  const due = `select extract(epoch from run_at - now())::float8 as seconds ${waiting}`;
  const { seconds } = await eventually(
    async () => (await product.query<{ seconds: number }>(due, [person.email])).rows[0],
  );
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThanOrEqual(60);

  mailServer.replies.delete(person.email);
  const now = `select graphile_worker.reschedule_jobs(array(select id ${waiting}), run_at := now())`;
  await product.query(now, [person.email]);
  await eventually(async () => mailServer.to(person.email).length === 1);
  expect(await isMarked(person)).toBe(false);
});

it('a mail that was taken and comes back marks the address, unless it was for a time', async () => {
  const [gone, full] = [await product.person().signUp(), await product.person().signUp()];
  for (const person of [gone, full]) await causeMail(person, 1);
  await eventually(async () => [gone, full].every(({ email }) => mailServer.to(email).length === 1));
  const returnOf = (person: APerson) => mailServer.to(person.email)[0]!.returnPath;
  expect(returnOf(gone)).toMatch(/^bounces\+[0-9a-f]{32}@tables\.example$/);
  await report(returnOf(full), '4.2.2', '452 4.2.2 mailbox full');
  await report(returnOf(gone), '5.1.1', '550 5.1.1 no such user');
  expect(await isMarked(gone)).toBe(true);
  expect(await isMarked(full)).toBe(false);
  for (const outcome of ['undeliverable', 'temporary'])
    expect(await counted('mail_bounces_total', { outcome })).toBe(1);
});

it('someone who signs up is told when the code comes back', async () => {
  const visitor = product.person();
  await visitor.expect('POST', '/api/auth/register', 201, visitor.form());
  await eventually(async () => mailServer.to(visitor.email).length === 1);
  const { returnPath } = mailServer.to(visitor.email)[0]!;
  await report(returnPath, '5.1.1', '550 no such user');
  expect((await visitor.get('/api/auth/sign-up')).body).toEqual({ isMailRefused: true });
});

it('nothing of what the mail server said stays with a deleted account', async () => {
  const person = await product.person().signUp();
  await causeMail(person, 1);
  await eventually(async () => mailServer.to(person.email).length === 1);
  await product.query(
    `insert into undeliverable_addresses (user_id, email, reply, since) values ($1, $2, '550 5.1.1 no', now())`,
    [person.id, person.email],
  );
  await person.expect('DELETE', '/api/user', 200, { password: 'violet horse 1' });
  const { rows } = await product.query(
    `select (select count(*) from undeliverable_addresses where user_id = $1)::int as marks,
       (select count(*) from sent_mails where email = $2)::int as sent`,
    [person.id, person.email],
  );
  // The mail that tells of the deletion may be remembered, for a week.
  expect(rows[0].marks).toBe(0);
  expect(rows[0].sent).toBeLessThanOrEqual(1);
});
