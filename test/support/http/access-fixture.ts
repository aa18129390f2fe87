import { signInToConsole, aStaffMember } from './a-staff-member.js';
import { aMeetupBy } from './a-meetup.js';
import type { APerson } from './a-person.js';
import { submitId } from './an-upload.js';
import { aTableOf } from './a-table.js';
import type { ProductUnderTest } from './test-product.js';

/** All roles of the access tests, by their relation to one match and one meetup. */
export const ACTORS = [
  'signed out',
  'stranger',
  'left',
  'suspended',
  'blocked',
  'organizer',
  'admin at the table',
  'member',
] as const;
export type Actor = (typeof ACTORS)[number];

/** One match, one meetup and a user for each role. */
export interface AccessFixture {
  readonly people: Readonly<Record<Actor, APerson>>;
  /** Path parameters by resource. */
  readonly ids: Readonly<Record<'match' | 'meetup' | 'message' | 'request' | 'venue' | 'user', number>>;
  /** Path of the public page of the organizer's meetup. */
  readonly link: string;
  /** Path of the member's profile picture. */
  readonly picture: string;
  /** The id of the member's session in the list of sessions. */
  readonly session: string;
}

/** A picture of one pixel. */
const A_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * The blocked user, the user who left, the suspended user and an admin share a match
 * with the member. All of them attend the organizer's meetup. The suspended user has signed in again. The admin has
 * a session of the console only.
 */
export async function createAccessFixture(product: ProductUnderTest): Promise<AccessFixture> {
  const table = await aTableOf(product, ['Mia', 'Bo', 'Lena', 'Sam', 'Cora']);
  const [member, blocked, left, suspended, mate] = table.people as [
    APerson,
    APerson,
    APerson,
    APerson,
    APerson,
  ];
  const match = table.matchId;
  const organizer = await product.person().signUp();
  const moderator = await aStaffMember(product, 'moderator');
  const meetup = (await aMeetupBy(product, organizer, { maxParticipants: 6 })).id;
  for (const each of [member, blocked, left, suspended])
    await each.expect('POST', `/api/meetups/${meetup}/join`, 200);

  const ids = {
    match,
    meetup,
    user: member.id,
    message: await member.say(match, 'hi'),
    request: (await member.get<{ id: number }>('/api/user/active-request')).body.id,
    venue: await proposeVenue(member, match),
  };
  await member.expect('PUT', '/api/profile', 200, { profileImageUrl: A_PICTURE });
  const { body } = await member.get<{ profileImageUrl: string }>('/api/user');
  const sessions = await member.get<Array<{ id: string }>>('/api/user/sessions');
  await submitId(member);
  const { body: shared } = await organizer.expect('PUT', `/api/meetups/${meetup}/link`, 200);

  await left.expect('DELETE', `/api/matches/${match}/leave`, 200);
  await left.expect('DELETE', `/api/meetups/${meetup}/join`, 200);
  for (const each of [member, organizer]) await each.expect('POST', `/api/users/${blocked.id}/block`, 200);
  await moderator.expect('POST', `/api/admin/users/${suspended.id}/suspend`, 200, { reason: 'Because' });
  const { username: usernameOrEmail, password } = suspended;
  await suspended.expect('POST', '/api/auth/login', 403, { usernameOrEmail, password });

  return {
    people: {
      'signed out': product.person(),
      stranger: await product.person().signUp(),
      left,
      suspended,
      blocked,
      organizer,
      'admin at the table': await signInToConsole(product, mate, 'admin'),
      member,
    },
    ids,
    link: String(shared.path),
    picture: body.profileImageUrl,
    session: sessions.body[0]!.id,
  };
}

async function proposeVenue(person: APerson, matchId: number): Promise<number> {
  const place = { name: 'Corner House', latitude: 40.72, longitude: -73.99 };
  const { body } = await person.expect('POST', `/api/matches/${matchId}/venues`, 200, place);
  return (body.venues as Array<{ id: number }>)[0]!.id;
}
