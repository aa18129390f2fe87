import { ensureValidCoordinates } from '../../domain/shared/coordinates.js';
import { locationFrom, type UserLocation } from '../../domain/account/location.js';
import { snapToGrid, type Coordinates } from '../../domain/shared/distance.js';
import type { Address, Geocoder } from '../shared/geocoder.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { TooManyAttempts } from '../shared/too-many-attempts.js';
import { AccountGone } from '../shared/account-gone.js';
import { GEOCODING, MOVES_PER_DAY, MOVES_PER_MONTH } from './limits.js';
import { isNamedBy } from './is-named-by.js';
import { TooManyLocationChanges } from './too-many-location-changes.js';
import type { TimeZones } from '../shared/time-zones.js';
import type { OpenRequests } from './ports.js';
import type { Users } from '../account/ports.js';

export interface ChangeLocationCommand {
  readonly userId: number;
  readonly location: string;
  /** Null: the geocoder looks up the text. */
  readonly coordinates: Coordinates | null;
}

/**
 * Stores a user's location, with which their open request moves: its place and its time zone are one fact. The text is stored without coordinates if the geocoder finds nothing, or nothing that is
 * surely meant.
 */
export class ChangeLocation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly geocoder: Geocoder,
    private readonly zones: TimeZones,
    private readonly openRequests: OpenRequests,
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
    const address = coordinates ? null : await this.lookUp(text);
    const found = coordinates ?? (address && { latitude: address.latitude, longitude: address.longitude });
    const near = address?.town?.label ?? null;
    const timeZone = found && this.zones.zoneOf(found);
    await this.countChange(userId, found);
    return this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      user.changeLocation({ location, near, coordinates: found, timeZone }, this.clock.now());
      await this.users.save(user);
      await this.openRequests.follow(userId, user.location!.timeZone);
      return user.location!;
    });
  }

  /**
   * Ignores the first location, a new text for the same grid cell, and a text that was not found, because the location
   * after it counts. @throws TooManyLocationChanges
   */
  private async countChange(userId: number, to: Coordinates | null): Promise<void> {
    const from = (await this.users.find(userId))?.location;
    if (!from || !to || isSameCell(from.coordinates, snapToGrid(to))) return;
    try {
      await this.limiter.consume(MOVES_PER_DAY, String(userId));
      await this.limiter.consume(MOVES_PER_MONTH, String(userId));
    } catch (error) {
      throw error instanceof TooManyAttempts ? new TooManyLocationChanges(error.retryAfterSeconds) : error;
    }
  }

  /** @returns the best address that the whole text names, not one whose name only begins alike */
  private async lookUp(text: string): Promise<Address | null> {
    try {
      return (await this.geocoder.search(text, null)).find((address) => isNamedBy(text, address)) ?? null;
    } catch {
      return null;
    }
  }
}

const isSameCell = (one: Coordinates | null, other: Coordinates | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;
