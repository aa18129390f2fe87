import { ensureValidCoordinates } from '../../domain/shared/coordinates.js';
import { locationFrom, type UserLocation } from '../../domain/account/location.js';
import { snapToGrid, type Coordinates } from '../../domain/shared/distance.js';
import type { Geocoder } from '../shared/geocoder.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { TooManyAttempts } from '../shared/too-many-attempts.js';
import { AccountGone } from '../shared/account-gone.js';
import { GEOCODING, MOVES_PER_DAY, MOVES_PER_MONTH } from './limits.js';
import { TooManyLocationChanges } from './too-many-location-changes.js';
import type { TimeZones } from '../shared/time-zones.js';
import type { Users } from './ports.js';

export interface ChangeLocationCommand {
  readonly userId: number;
  readonly location: string;
  /** Null: the geocoder looks up the text. */
  readonly coordinates: Coordinates | null;
}

/** Stores a user's location. The text is stored even if the geocoder finds no coordinates for it. */
export class ChangeLocation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly geocoder: Geocoder,
    private readonly zones: TimeZones,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the stored location, with obfuscated coordinates
   * @throws AccountGone, LocationNotAllowed, InvalidCoordinates, TooManyAttempts, TooManyLocationChanges
   */
  async execute({ userId, location, coordinates }: ChangeLocationCommand): Promise<UserLocation> {
    const text = locationFrom(location);
    if (coordinates) ensureValidCoordinates(coordinates);
    await this.limiter.consume(GEOCODING, String(userId));
    const found = coordinates ?? (await this.lookUp(text));
    const timeZone = found && this.zones.zoneOf(found);
    await this.countChange(userId, found);
    return this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      user.changeLocation({ location, coordinates: found, timeZone }, this.clock.now());
      await this.users.save(user);
      return user.location!;
    });
  }

  /** Ignores the first location and a new text for the same grid cell. @throws TooManyLocationChanges */
  private async countChange(userId: number, to: Coordinates | null): Promise<void> {
    const from = (await this.users.find(userId))?.location;
    if (!from || isSameCell(from.coordinates, to && snapToGrid(to))) return;
    try {
      await this.limiter.consume(MOVES_PER_DAY, String(userId));
      await this.limiter.consume(MOVES_PER_MONTH, String(userId));
    } catch (error) {
      throw error instanceof TooManyAttempts ? new TooManyLocationChanges(error.retryAfterSeconds) : error;
    }
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

const isSameCell = (one: Coordinates | null, other: Coordinates | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;
