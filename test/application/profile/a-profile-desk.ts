import type { ChangeProfileCommand } from '../../../src/application/profile/own-profile.js';
import type { WholeSurvey } from '../../../src/application/profile/ports.js';
import type { Address, Geocoder } from '../../../src/application/shared/geocoder.js';
import { PictureStore } from '../../../src/application/shared/picture-store.js';
import { NotAPicture, type PictureUse } from '../../../src/application/shared/pictures.js';
import type { User } from '../../../src/domain/account/user.js';
import type { Coordinates } from '../../../src/domain/shared/distance.js';
import { aUser } from '../../support/builders/a-user.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { composedAccount } from '../account/account-desk.js';

export const PICTURE = `data:image/png;base64,${Buffer.from('a picture').toString('base64')}`;

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

/** The members `ada`, who has no location, and `grace`, and what Ada does with her profile, on fakes. */
export async function aProfileDesk() {
  const store = new InMemoryObjectStore();
  const processor = {
    async toWebp(bytes: Uint8Array, { field }: PictureUse): Promise<Uint8Array> {
      if (Buffer.from(bytes).toString() === 'no picture') throw new NotAPicture(field);
      return Buffer.concat([Buffer.from('webp of '), bytes]);
    },
  };
  const pictures = new PictureStore(
    store,
    processor,
    new ScriptedChance(),
    new InMemoryRateLimiter(new FixedClock()),
  );
  const geocoder = new TwoCityGeocoder();
  const world = composedAccount({ shared: { pictures, geocoder, appName: () => 'Mesa Común' } });
  const { account, users } = world;
  const { ownProfile, ownLocation, findCurrentUser } = account;
  const ada = aUser({ username: 'ada', dateOfBirth: '2004-03-03' });
  await users.save(ada);
  await users.save(aUser({ username: 'grace', email: 'grace@example.org' }));
  const userId = ada.id;
  return {
    ...world,
    store,
    geocoder,
    ada,
    userId,
    reloaded: async (): Promise<User> => (await users.find(userId))!,
    changeTo: (fields: Omit<ChangeProfileCommand, 'userId'>) => ownProfile.change({ userId, ...fields }),
    answer: (answers: WholeSurvey) => ownProfile.saveSurvey({ userId, answers }),
    moveTo: (location: string, coordinates: Coordinates | null = null) =>
      ownLocation.change({ userId, location, coordinates }),
    search: (text: string, near: Coordinates | null = null) => ownLocation.search({ userId, text, near }),
    addressAt: (at: Coordinates) => ownLocation.addressAt({ userId, at }),
    location: async () => (await users.find(userId))!.location,
    age: async () => (await findCurrentUser.execute({ userId })).age,
  };
}
