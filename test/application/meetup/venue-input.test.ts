import { VenueInput } from '../../../src/application/meetup/venue-input.js';
import { PictureStore } from '../../../src/application/shared/picture-store.js';
import { PictureFromElsewhere, PictureNotFetched } from '../../../src/application/shared/pictures.js';
import { MeetupPlanNotAllowed } from '../../../src/domain/meetup/meetup-errors.js';
import { InMemoryLinkedPictures } from '../../support/fakes/in-memory-linked-pictures.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { InMemoryPlaces } from '../../support/fakes/in-memory-places.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { aTownWithMeetup } from './a-town-with-meetup.js';

const LOS_ANGELES = { latitude: 34.05, longitude: -118.24 };
const picture = (what: string) => `data:image/png;base64,${Buffer.from(what).toString('base64')}`;

describe('The coordinates of a venue', () => {
  const aVenueInput = () => {
    const geocoder = new InMemoryPlaces();
    const limiter = new InMemoryRateLimiter(new FixedClock());
    const toWebp = async (bytes: Uint8Array) => bytes;
    const pictures = new PictureStore(new InMemoryObjectStore(), { toWebp }, new ScriptedChance(), limiter);
    const zones = { zoneOf: () => 'America/Los_Angeles' };
    return {
      geocoder,
      input: new VenueInput(
        geocoder,
        zones,
        'America/New_York',
        pictures,
        new RecordingJobs(),
        new InMemoryLinkedPictures(),
      ),
    };
  };

  it('are the first result of the geocoder', async () => {
    const { geocoder, input } = aVenueInput();
    geocoder.address = { ...LOS_ANGELES, label: '1 Main St', source: 'openstreetmap' };
    expect(await input.locate('1 Main St', null)).toEqual(LOS_ANGELES);
  });

  it('are unknown when the geocoder finds nothing or fails', async () => {
    const { geocoder, input } = aVenueInput();
    geocoder.search = async () => [];
    expect(await input.locate('Nowhere', null)).toBeNull();
    geocoder.search = () => Promise.reject(new Error('timeout'));
    expect(await input.locate('1 Main St', null)).toBeNull();
  });

  it('decide the time zone; without them it is that of the organizer or else the default', () => {
    const { input } = aVenueInput();
    expect(input.zoneOf(LOS_ANGELES, 'America/Denver')).toBe('America/Los_Angeles');
    expect(input.zoneOf(null, 'America/Denver')).toBe('America/Denver');
    expect(input.zoneOf(null, null)).toBe('America/New_York');
  });
});

describe('The picture of a venue', () => {
  it('is stored, and the previous one is queued for removal', async () => {
    const { town, change, meetup } = await aTownWithMeetup();
    await change({ venue: { imageUrl: picture('one') } });
    const first = (await meetup()).venue.imageUrl;
    expect(first).toMatch(/^\/api\/pictures\/1\/[a-z0-9]{24}\.webp$/);
    expect(town.objects.objects.size).toBe(1);
    await change({ venue: { imageUrl: first } });
    expect(town.jobs.named('remove-picture')).toEqual([]);
    await change({ venue: { imageUrl: picture('two') } });
    expect(town.jobs.named('remove-picture')).toEqual([{ address: first }]);
    await change({ venue: { imageUrl: null } });
    expect((await meetup()).venue.imageUrl).toBeNull();
    expect(town.jobs.named('remove-picture')).toHaveLength(2);
  });

  it('cannot be a stored picture of another meetup', async () => {
    const { change } = await aTownWithMeetup();
    const imageUrl = `/api/pictures/2/${'a'.repeat(24)}.webp`;
    await expect(change({ venue: { imageUrl } })).rejects.toThrow(PictureFromElsewhere);
  });

  it('is downloaded from a link once, or refused', async () => {
    const { town, change, meetup } = await aTownWithMeetup();
    const link = 'https://images.example.org/a.jpg';
    await expect(change({ venue: { imageUrl: link } })).rejects.toThrow(PictureNotFetched);
    expect((await meetup()).venue.imageUrl).toBeNull();
    town.links.online.set(link, Buffer.from('a picture'));
    await change({ venue: { imageUrl: link } });
    expect((await meetup()).venue.imageUrl).toMatch(/^\/api\/pictures\/1\/[a-z0-9]{24}\.webp$/);
    expect(town.objects.objects.size).toBe(1);
  });

  it('from a link is not kept when the change fails', async () => {
    const { town, change } = await aTownWithMeetup();
    town.links.online.set('https://images.example.org/a.jpg', Buffer.from('a picture'));
    const refused = change({ title: ' ', venue: { imageUrl: 'https://images.example.org/a.jpg' } });
    await expect(refused).rejects.toThrow(MeetupPlanNotAllowed);
    expect(town.objects.objects.size).toBe(0);
  });
});
