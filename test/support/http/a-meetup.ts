import type { APerson } from './a-person.js';
import { aSaturday } from './a-table.js';
import type { ProductUnderTest } from './test-product.js';

/** A valid meetup in New York. */
export function aMeetupBody(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Dumplings for everyone',
    description: 'We share everything.',
    meetupType: 'group',
    maxParticipants: 6,
    restaurantName: 'The Long Spoon',
    restaurantAddress: '12 Bleecker St, New York',
    restaurantType: 'casual',
    venueType: 'restaurant',
    latitude: 40.7259,
    longitude: -73.9946,
    scheduledDate: aSaturday(),
    scheduledTime: 'dinner',
    ...fields,
  };
}

/** Sets the trust score that organizing requires. */
export async function makeTrusted({ query }: ProductUnderTest, ...people: APerson[]): Promise<void> {
  await query('update users set trust_score = 60, is_phone_verified = true where id = any ($1)', [
    people.map(({ id }) => id),
  ]);
}

export interface MeetupBody {
  readonly id: number;
  readonly matchId: number | null;
  readonly status: string;
  readonly distance: number | null;
  readonly currentParticipants: number;
  readonly maxParticipants: number;
  readonly joined: boolean;
  readonly waitlistPosition: number | null;
  readonly creator: { id: number; username: string; bio: string | null };
  readonly participants: Array<{
    id: number;
    username: string;
    bio: string | null;
    surveyData: object | null;
  }>;
}

/** Creates a meetup, with the trust score that it requires. */
export async function aMeetupBy(
  product: ProductUnderTest,
  organizer: APerson,
  fields: Record<string, unknown> = {},
): Promise<MeetupBody> {
  await makeTrusted(product, organizer);
  const { body } = await organizer.expect('POST', '/api/meetups', 200, aMeetupBody(fields));
  return body as unknown as MeetupBody;
}
