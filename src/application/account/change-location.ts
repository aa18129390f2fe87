import { locationFrom, type Whereabouts } from '../../domain/account/whereabouts.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { Geocoder } from '../shared/geocoder.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { AccountGone } from './account-gone.js';
import { GEOCODING } from './limits.js';
import type { TimeZones, Users } from './ports.js';

export interface ChangeLocationCommand {
  readonly userId: number;
  readonly location: string;
  /** Null: look up where the text lies. */
  readonly coordinates: Coordinates | null;
}

/** Keeps where someone is. The text is kept even where nobody knows the place. */
export class ChangeLocation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: Users,
    private readonly geocoder: Geocoder,
    private readonly zones: TimeZones,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @returns what was kept @throws AccountGone, LocationNotAllowed, NotOnEarth, TooManyAttempts */
  async execute({ userId, location, coordinates }: ChangeLocationCommand): Promise<Whereabouts> {
    await this.limiter.consume(GEOCODING, String(userId));
    const found = coordinates ?? (await this.lookUp(locationFrom(location)));
    const timeZone = found && this.zones.zoneOf(found);
    return this.work.run(async () => {
      const user = await this.users.findToChange(userId);
      if (!user) throw new AccountGone();
      user.moveTo({ location, coordinates: found, timeZone }, this.clock.now());
      await this.users.save(user);
      return user.whereabouts!;
    });
  }

  private async lookUp(location: string): Promise<Coordinates | null> {
    try {
      const [best] = await this.geocoder.search(location, null);
      return best ? { latitude: best.latitude, longitude: best.longitude } : null;
    } catch {
      return null;
    }
  }
}
