import type { APerson } from '../../../support/http/a-person.js';
import { aTableOf, endDinner } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';

const product = theSharedProduct();

/** A time zone in which it is noon, because nothing is sent at night. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** The only mail with this subject, once it has arrived. */
const mailWith = async (person: APerson, subject: string) => {
  const mail = await product.mailTo(person, subject);
  expect((await product.mailsTo(person.email)).filter((each) => each.subject === subject)).toHaveLength(1);
  return mail;
};

it('members who both said "again" are told by mail, the others are not, and then that their chat is open', async () => {
  const { people, matchId } = await aTableOf(product);
  const [ada, ben, cleo] = people as [APerson, APerson, APerson];
  await endDinner(product, matchId);
  const feedback = `/api/matches/${matchId}/feedback`;
  await ada.expect('POST', feedback, 200, { attended: true, again: [ben.id] });
  await ben.expect('POST', feedback, 200, { attended: true, again: [ada.id] });
  await cleo.expect('POST', feedback, 200, { attended: true, again: [ada.id, ben.id] });
  await product.query(
    `update matches set status = 'archived', starts_at = now() - interval '10 days', time_zone = $2 where id = $1`,
    [matchId, zoneAtNoon()],
  );
  for (let i = 0; i < 2; i++) await product.query(`select graphile_worker.add_job('offer-chats', '{}')`);

  const mail = await mailWith(ada, 'You and Ben would both like to meet again');
  expect(mail.text).toMatch(/\/u\//);
  await mailWith(ben, 'You and Ada would both like to meet again');
  const { body: offers } = await ada.get<Array<{ id: number }>>('/api/chat-offers');
  await ada.expect('POST', `/api/chat-offers/${offers[0]!.id}`, 200, { agrees: true });
  await ben.expect('POST', `/api/chat-offers/${offers[0]!.id}`, 200, { agrees: true });
  await mailWith(ada, 'You and Ben can chat now');
  await waitForJobs(product);
  const subjects = async (person: APerson) =>
    (await product.mailsTo(person.email)).map(({ subject }) => subject).join();
  expect(await subjects(ben)).not.toContain('can chat now');
  expect(await subjects(cleo)).not.toContain('meet again');
});
