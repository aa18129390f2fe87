import { ChangeLocation } from '../../../src/application/profile/change-location.js';
import { FindCurrentUser } from '../../../src/application/profile/find-current-user.js';
import { ReverseGeocode } from '../../../src/application/profile/reverse-geocode.js';
import { SearchAddresses } from '../../../src/application/profile/search-addresses.js';
import type { Address, Geocoder } from '../../../src/application/shared/geocoder.js';
import { aUser } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryDeliverability } from '../../support/fakes/in-memory-deliverability.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

export const TOKYO: Address = {
  label: 'Tokyo, Japan',
  latitude: 35.68949,
  longitude: 139.69171,
  source: 'cities',
  names: ['Tokyo', 'Japan'],
  town: { name: 'Tokyo', label: 'Tokyo, Japan' },
};

const HOMESTEAD: Address = {
  label: 'Homestead, Florida',
  latitude: 25.47,
  longitude: -80.47,
  source: 'openstreetmap',
  names: ['Homestead', 'Florida', 'United States', 'US'],
  town: { name: 'Homestead', label: 'Homestead, FL' },
};

/** Finds two cities, one of them by the start of its name; throws while `isAway`. */
class TwoCityGeocoder implements Geocoder {
  isAway = false;
  asked = 0;

  async search(text: string): Promise<Address[]> {
    this.asked += 1;
    if (this.isAway) throw new Error('No answer within 3 s.');
    if (/^home/i.test(text)) return [HOMESTEAD];
    return text.includes('Tokyo') ? [TOKYO] : [];
  }

  async reverse(at: { latitude: number }): Promise<Address | null> {
    return at.latitude > 35 ? TOKYO : null;
  }
}

/** A user without a location, and the use cases around locations, on fakes. */
export async function aLocationDesk() {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const geocoder = new TwoCityGeocoder();
  const limiter = new InMemoryRateLimiter(clock);
  const zones = {
    zoneOf: ({ longitude }: { longitude: number }) => (longitude > 0 ? 'Asia/Tokyo' : 'America/New_York'),
  };
  const followed: Array<{ userId: number; timeZone: string | null }> = [];
  const changeLocation = new ChangeLocation(
    new InMemoryUnitOfWork(users.rows, jobs),
    users,
    geocoder,
    zones,
    { follow: async (userId, timeZone) => void followed.push({ userId, timeZone }) },
    limiter,
    clock,
  );
  const ada = aUser({ dateOfBirth: '2004-03-03' });
  await users.save(ada);
  return {
    clock,
    jobs,
    geocoder,
    followed,
    userId: ada.id,
    location: async () => (await users.find(ada.id))!.location,
    changeTo: (location: string, coordinates: { latitude: number; longitude: number } | null = null) =>
      changeLocation.execute({ userId: ada.id, location, coordinates }),
    search: new SearchAddresses(geocoder, limiter),
    name: new ReverseGeocode(geocoder, limiter),
    whoAmI: new FindCurrentUser(users, new InMemoryDeliverability(), clock, 'America/New_York'),
  };
}
