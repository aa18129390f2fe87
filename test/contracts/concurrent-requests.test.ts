import { aMeetupBy } from '../support/http/a-meetup.js';
import type { APerson } from '../support/http/a-person.js';
import { aStaffMember } from '../support/http/a-staff-member.js';
import { aRequestBody, aSaturday, aTableOf } from '../support/http/a-table.js';
import { apiDocument } from '../support/http/api-document.js';
import { type FoundOperation, operationsOf } from '../support/http/openapi-operations.js';
import { Samples } from '../support/http/openapi-sample.js';
import { theSharedProduct } from '../support/http/shared-product.js';

const document = apiDocument();
const samples = new Samples(document);
const unsafe = operationsOf(document).filter(({ method }) => method !== 'GET');

const product = theSharedProduct();

/** A member of a match, who has sent a message and organized a meetup. */
interface Seated {
  readonly person: APerson;
  readonly people: APerson[];
  readonly ids: Record<'user' | 'match' | 'request' | 'message' | 'meetup' | 'venue', number>;
}

/** Different towns per test: when slots repeat, users of other tests live too far away. */
const townOf = (test: number) => ({ location: `Town ${test}`, latitude: 30 + 0.25 * test, longitude: -84 });

/** Different slots per test, so that no users of another test are in them. */
const slotOf = (test: number) => ({
  preferredDate: aSaturday(test % 7),
  venueType: test % 14 < 7 ? 'cafe' : 'restaurant',
  preferredTime: test % 28 < 14 ? 'lunch' : 'dinner',
});

/** Ids that no record has. */
const NONE = 999_999;
/** @param template of an operation, for which only what it names is prepared; without one, all is */
async function seated(test: number, template?: string): Promise<Seated> {
  const needs = (part: string) => template === undefined || template.includes(part);
  const { location, latitude, longitude } = townOf(test);
  const { matchId, people } = await aTableOf(product, undefined, slotOf(test));
  const person = people[0]!;
  await product.query(
    'update users set location = $2, latitude = $3, longitude = $4 where id = any($1::int[])',
    [people.map(({ id }) => id), location, latitude, longitude],
  );
  const meetup =
    needs('/users/') && (await aMeetupBy(product, person, { scheduledTime: '16:30', maxParticipants: 2 }));
  const request = await person.get<{ id: number }>('/api/user/active-request');
  const ids = {
    user: person.id,
    match: matchId,
    request: request.body.id,
    message: needs('{messageId}') ? await person.say(matchId, 'hi') : NONE,
    meetup: meetup ? meetup.id : NONE,
    venue: needs('{venueId}') ? await proposes(person, matchId, { latitude, longitude }) : NONE,
  };
  return { person, people, ids };
}

async function proposes(person: APerson, matchId: number, place: object): Promise<number> {
  const { body } = await person.expect('POST', `/api/matches/${matchId}/venues`, 200, {
    name: 'Corner House',
    ...place,
  });
  return (body.venues as Array<{ id: number }>)[0]!.id;
}

const isForStaff = ({ operation }: FoundOperation) => operation.security.some((scheme) => 'staff' in scheme);

type Subject = Pick<Seated, 'person' | 'ids'>;

const nothing: Seated['ids'] = {
  user: NONE,
  match: NONE,
  request: NONE,
  message: NONE,
  meetup: NONE,
  venue: NONE,
};

const unseated = async (): Promise<Subject> => ({ person: await product.person().signUp(), ids: nothing });

/** The organizer of a meetup, without a match. */
async function organizing(test: number): Promise<Subject> {
  const person = await product.person().signUp();
  await person.expect('PATCH', '/api/user/location', 200, townOf(test));
  const meetup = await aMeetupBy(product, person, { scheduledTime: '16:30', maxParticipants: 2 });
  return { person, ids: { ...nothing, user: person.id, meetup: meetup.id } };
}

/** Prepares only what the path names, because a match costs more than the requests. */
function subjectOf({ template }: FoundOperation, test: number): Promise<Subject> {
  if (/^\/api\/(admin\/)?meetups\/\{/.test(template)) return organizing(test);
  return /^\/api\/(admin\/)?(matches|matching-request|users)\/\{/.test(template)
    ? seated(test, template)
    : unseated();
}

function pathFor({ template }: FoundOperation, ids: Seated['ids']): string {
  const [, resource] = /^\/api\/(?:admin\/)?([\w-]+)/.exec(template) ?? [];
  const about = { users: ids.user, 'matching-request': ids.request, meetups: ids.meetup };
  const id = about[resource as keyof typeof about] ?? ids.match;
  return template
    .replace('{messageId}', String(ids.message))
    .replace('{venueId}', String(ids.venue))
    .replace('{id}', String(id));
}

const bodyFor = ({ operation, template }: FoundOperation): unknown =>
  /^\/api\/matching-request(\/\{id\})?$/.test(template)
    ? aRequestBody()
    : operation.requestBody && samples.bodyOf(operation);

describe('the same request sent several times concurrently', () => {
  let test = 8;
  let admin: APerson;
  beforeAll(async () => {
    admin = await aStaffMember(product, 'admin');
  });

  it.each(unsafe.map((each) => [`${each.method} ${each.template}`, each] as const))(
    '%s returns a response to each of them',
    async (_name, found) => {
      const { person: member, ids } = await subjectOf(found, test++);
      const ownAdmin = () => (/session/.test(found.template) ? aStaffMember(product, 'admin') : admin);
      const person = isForStaff(found) ? await ownAdmin() : member;
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => person.send(found.method, pathFor(found, ids), bodyFor(found))),
      );
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    },
  );
});

it('concurrent changes of a meetup all get a response, and no seat is assigned twice', async () => {
  const { people, ids } = await seated(6);
  const path = `/api/meetups/${ids.meetup}`;
  const deeds = ['POST join', 'POST waitlist', 'DELETE join', 'POST join', 'GET ', 'POST cancel'];
  const answers = await Promise.all(
    people.slice(1).flatMap((person) =>
      deeds.map((deed) => {
        const [method, what] = deed.split(' ') as [string, string];
        return person.send(method, `${path}${what && `/${what}`}`);
      }),
    ),
  );
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  const { body } = await people[0]!.get<{ currentParticipants: number; participants: object[] }>(path);
  expect(body.currentParticipants).toBeLessThanOrEqual(2);
  expect(body.participants).toHaveLength(body.currentParticipants);
});

it('concurrent changes of a match by its five members all get a response', async () => {
  const { people, ids } = await seated(7);
  const deeds = ['POST confirm', 'DELETE leave', 'DELETE ', 'GET messages', 'DELETE leave', 'GET '];
  const answers = await Promise.all(
    people.flatMap((person) => [
      ...deeds.map((deed) => {
        const [method, what] = deed.split(' ') as [string, string];
        return person.send(method, `/api/matches/${ids.match}${what && `/${what}`}`);
      }),
      person.post('/api/matching-request', aRequestBody({ preferredDate: aSaturday(6) })),
      person.send('PATCH', '/api/user/location', { location: 'Far away', latitude: 10, longitude: 10 }),
      person.send('PUT', '/api/profile', { bio: 'Busy' }),
    ]),
  );
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  for (const person of people) expect((await person.get(`/api/matches/${ids.match}`)).status).toBe(404);
});
