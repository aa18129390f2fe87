import { OPENING_LINKS } from '../../../src/application/meetup/limits.js';
import { ReadSharedMeetup } from '../../../src/application/meetup/read-shared-meetup.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryMeetupLinks } from '../../support/fakes/in-memory-meetup-links.js';
import { InMemoryPlaces } from '../../support/fakes/in-memory-places.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { aTownWithMeetup } from './a-town-with-meetup.js';

const TOKEN = 'a1'.repeat(13);
const network = '203.0.113.7';

async function aLink() {
  const { town, meetupId } = await aTownWithMeetup();
  const links = new InMemoryMeetupLinks(town.meetups);
  await links.put(meetupId, TOKEN);
  const geocoder = new InMemoryPlaces();
  geocoder.address = {
    label: '12 Main St, Ann Arbor',
    area: 'Ann Arbor',
    latitude: 42.3,
    longitude: -83.7,
    source: 'cities',
  };
  const read = new ReadSharedMeetup(links, geocoder, new InMemoryRateLimiter(new FixedClock()), town.clock);
  return { read, links, geocoder, meetupId };
}

describe('Opening the link to a meetup', () => {
  it('shows the area instead of coordinates and address, and names no person', async () => {
    const { read, meetupId } = await aLink();
    const shared = await read.execute({ token: TOKEN, network });
    expect(Object.keys(shared!).sort()).toEqual(
      ['area', 'meetupId', 'seatsLeft', 'startsAt', 'timeZone', 'title', 'venueType'].sort(),
    );
    expect(shared).toMatchObject({ meetupId, area: 'Ann Arbor', seatsLeft: 5 });
  });

  it('works without an area while the geocoder is away', async () => {
    const { read, geocoder } = await aLink();
    geocoder.reverse = () => Promise.reject(new Error('timeout'));
    expect(await read.execute({ token: TOKEN, network })).toMatchObject({ area: null });
  });

  it('is null for an unknown token', async () => {
    const { read } = await aLink();
    expect(await read.execute({ token: 'b'.repeat(26), network })).toBeNull();
  });

  it.each(['', `${TOKEN}0`, "' or 1=1 --"])('looks up no token of another form: "%s"', async (token) => {
    const { read, links } = await aLink();
    links.find = () => Promise.reject(new Error('looked up'));
    expect(await read.execute({ token, network })).toBeNull();
  });

  it('is limited per network, so that tokens cannot be guessed', async () => {
    const { read } = await aLink();
    for (let count = 0; count < OPENING_LINKS.times; count++) await read.execute({ token: 'x', network });
    await expect(read.execute({ token: TOKEN, network })).rejects.toThrow(TooManyAttempts);
    expect(await read.execute({ token: TOKEN, network: '203.0.113.8' })).not.toBeNull();
  });
});
