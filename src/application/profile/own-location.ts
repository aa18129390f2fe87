import { locationFrom, type UserLocation } from '../../domain/account/location.js';
import { namesAddress } from '../../domain/account/typed-address.js';
import { ensureValidCoordinates } from '../../domain/shared/coordinates.js';
import { type Coordinates, snapToGrid } from '../../domain/shared/distance.js';
import { isVisible } from '../../domain/shared/readable-text.js';
import { missing, tooOften } from '../../domain/shared/refusal.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Address } from '../shared/geocoder.js';
import { TooManyAttempts } from '../shared/too-many-attempts.js';
import { GEOCODING, MOVES_PER_DAY, MOVES_PER_MONTH } from './limits.js';
import type { ProfilePorts } from './ports.js';

export interface ChangeLocationCommand {
  readonly userId: number;
  readonly location: string;
  /** Null: the geocoder looks up the text. */
  readonly coordinates: Coordinates | null;
}

/** A suggested address. */
export interface Suggestion extends Address {
  /** Whether the whole text names the address, so that it is surely meant. */
  readonly isExact: boolean;
}

/** The rate limit of location changes is reached. `retryAfterSeconds` is the time until the next one is allowed. */
class TooManyLocationChanges extends tooOften('too_many_moves') {
  constructor(readonly retryAfterSeconds: number) {
    super('You can change your location three times a day and ten times a month.');
  }
}

class PlaceWithoutName extends missing(
  'place_without_name',
  'Could not determine your address. Please enter it manually.',
) {}

/** The fewest characters of a search that the geocoder is asked for. */
const SHORTEST_SEARCH = 2;

/** Where a member lives: the address field, and what is stored of it. */
export class OwnLocation {
  constructor(
    private readonly ports: Pick<
      ProfilePorts,
      'unitOfWork' | 'users' | 'geocoder' | 'zones' | 'openRequests' | 'limiter' | 'clock'
    >,
  ) {}

  /**
   * Stores a location, with which the open request moves: its place and its time zone are one fact. The text is stored
   * without coordinates if the geocoder finds nothing, or nothing that is surely meant.
   * @returns the stored location, with obfuscated coordinates
   * @throws AccountGone, LocationNotAllowed, InvalidCoordinates, TooManyAttempts, TooManyLocationChanges
   */
  async change({ userId, location, coordinates }: ChangeLocationCommand): Promise<UserLocation> {
    const { unitOfWork, users, zones, openRequests, limiter, clock } = this.ports;
    const text = locationFrom(location);
    if (coordinates) ensureValidCoordinates(coordinates);
    await limiter.consume(GEOCODING, String(userId));
    const address = coordinates ? null : await this.lookUp(text);
    const found = coordinates ?? (address && { latitude: address.latitude, longitude: address.longitude });
    const near = address?.town?.label ?? null;
    const timeZone = found && zones.zoneOf(found);
    await this.countChange(userId, found);
    return unitOfWork.run(async () => {
      const user = await users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      user.changeLocation({ location, near, coordinates: found, timeZone }, clock.now());
      await users.save(user);
      await openRequests.follow(userId, user.location!.timeZone);
      return user.location!;
    });
  }

  /**
   * Suggests addresses for the text in the address field.
   * @returns an empty list for a text that is too short or has no visible character @throws TooManyAttempts, InvalidCoordinates
   */
  async search(query: { userId: number; text: string; near: Coordinates | null }): Promise<Suggestion[]> {
    const { limiter, geocoder } = this.ports;
    if (query.near) ensureValidCoordinates(query.near);
    const text = query.text.trim();
    if (text.length < SHORTEST_SEARCH || !isVisible(text)) return [];
    await limiter.consume(GEOCODING, String(query.userId));
    const found = await geocoder.search(text, query.near);
    return found.map((address) => ({ ...address, isExact: isNamedBy(text, address) }));
  }

  /** The address at the user's position, for "Use Current Location". @throws PlaceWithoutName, InvalidCoordinates, TooManyAttempts */
  async addressAt({ userId, at }: { userId: number; at: Coordinates }): Promise<Address> {
    ensureValidCoordinates(at);
    await this.ports.limiter.consume(GEOCODING, String(userId));
    const place = await this.ports.geocoder.reverse(at);
    if (!place) throw new PlaceWithoutName();
    return place;
  }

  /**
   * Ignores the first location, a new text for the same grid cell, and a text that was not found, because the location
   * after it counts. @throws TooManyLocationChanges
   */
  private async countChange(userId: number, to: Coordinates | null): Promise<void> {
    const { users, limiter } = this.ports;
    const from = (await users.find(userId))?.location;
    if (!from || !to || isSameCell(from.coordinates, snapToGrid(to))) return;
    try {
      await limiter.consume(MOVES_PER_DAY, String(userId));
      await limiter.consume(MOVES_PER_MONTH, String(userId));
    } catch (error) {
      throw error instanceof TooManyAttempts ? new TooManyLocationChanges(error.retryAfterSeconds) : error;
    }
  }

  /** @returns the best address that the whole text names, not one whose name only begins alike */
  private async lookUp(text: string): Promise<Address | null> {
    try {
      const found = await this.ports.geocoder.search(text, null);
      return found.find((address) => isNamedBy(text, address)) ?? null;
    } catch {
      return null;
    }
  }
}

/** Whether the whole text names the address; false for an address of unknown names. */
const isNamedBy = (text: string, { names, town }: Address): boolean =>
  names !== undefined && namesAddress(text, { names, town: town?.name ?? null });

const isSameCell = (one: Coordinates | null, other: Coordinates | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;
