import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { aMeetupBy } from '../support/http/a-meetup.js';
import type { APerson } from '../support/http/a-person.js';
import { aSaturday, aTableOf, endDinner } from '../support/http/a-table.js';
import { theSharedProduct } from '../support/http/shared-product.js';

const product = theSharedProduct();

/** All responses about a match, a meetup and one of their members. */
async function allResponses(person: APerson, ids: { match: number; meetup: number; mate: number }) {
  const paths = [
    '/api/user/matches',
    `/api/matches/${ids.match}`,
    `/api/matches/${ids.match}/messages`,
    `/api/matches/${ids.match}/calendar.ics`,
    `/api/user/profile/${ids.mate}`,
    '/api/meetups',
    '/api/meetups/browse',
    `/api/meetups/${ids.meetup}`,
  ];
  const received = await Promise.all(
    paths.map(async (path) => JSON.stringify((await person.get(path)).body)),
  );
  return [...received, await exportOf(person)].join('\n');
}

async function exportOf(person: APerson): Promise<string> {
  const { name, value } = person.sessionCookie;
  const answer = await fetch(`${product.url}/api/user/export`, { headers: { cookie: `${name}=${value}` } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.values(files)
    .map((bytes) => strFromU8(bytes, true))
    .join('\n');
}

it('after an account is deleted, nothing about the user is in any response to table-mates, not even for a completed dinner', async () => {
  const names = ['Zenobia', 'Ben', 'Cleo', 'Dan', 'Eve'];
  const place = { latitude: 40.71, longitude: -74.01 };
  const past = await aTableOf(product, names, { preferredDate: aSaturday(1) }, (person) =>
    person.expect('PATCH', '/api/user/location', 200, { location: 'Somewhere else', ...place }),
  );
  const [zenobia, ben] = past.people as [APerson, APerson];
  const face = await sharp({ create: { width: 32, height: 32, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await zenobia.expect('PUT', '/api/profile', 200, {
    bio: 'Quince jelly and tall ships',
    interests: ['falconry'],
    profileImageUrl: `data:image/png;base64,${face.toString('base64')}`,
  });
  await zenobia.expect('PATCH', '/api/user/location', 200, { location: 'Quay Street 9', ...place });
  const picture = String((await zenobia.get('/api/user')).body.profileImageUrl);
  await zenobia.say(past.matchId, 'See you there');
  await endDinner(product, past.matchId);
  const meetup = await aMeetupBy(product, zenobia, { scheduledTime: '16:30', maxParticipants: 4 });
  await ben.expect('POST', `/api/meetups/${meetup.id}/join`, 200);
  const ids = { match: past.matchId, meetup: meetup.id, mate: zenobia.id };
  const personal = ['Zenobia', 'Quince jelly', 'falconry', 'Quay', picture, zenobia.username, zenobia.email];

  const before = await allResponses(ben, ids);
  for (const word of ['Zenobia', 'Quince jelly', picture]) expect(before).toContain(word);
  const atBens = await ben.connect();
  await zenobia.expect('DELETE', '/api/user', 200, { password: zenobia.password });
  await atBens.waitFor('match_cancelled');

  const after = await allResponses(ben, ids);
  expect(personal.filter((word) => after.includes(word))).toEqual([]);
  expect(personal.filter((word) => JSON.stringify(atBens.received).includes(word))).toEqual([]);
  expect(after).toContain('Deleted user');
  expect(after).toContain('See you there');
  atBens.close();
});
