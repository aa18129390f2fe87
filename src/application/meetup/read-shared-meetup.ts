import type { Coordinates } from '../../domain/shared/distance.js';
import type { Geocoder } from '../shared/geocoder.js';
import type { Clock, RateLimiter } from '../shared/ports.js';
import { OPENING_LINKS } from './limits.js';
import { LINK_TOKEN_LENGTH, type LinkedMeetup, type MeetupLinks } from './meetup-links.js';

/** What a link shows to anyone: no person and no address. */
export interface SharedMeetup extends Omit<LinkedMeetup, 'coordinates'> {
  /** The neighborhood or town of the venue; null if unknown. */
  readonly area: string | null;
}

const TOKEN = new RegExp(`^[0-9a-z]{${LINK_TOKEN_LENGTH}}$`);

/** Reads a meetup for a visitor who has its link. */
export class ReadSharedMeetup {
  constructor(
    private readonly links: MeetupLinks,
    private readonly geocoder: Geocoder,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * @param network the network of the visitor, which limits guesses
   * @returns null when the link does not work, or no longer
   * @throws TooManyAttempts
   */
  async execute({ token, network }: { token: string; network: string }): Promise<SharedMeetup | null> {
    await this.limiter.consume(OPENING_LINKS, network);
    const found = TOKEN.test(token) ? await this.links.find(token, this.clock.now()) : null;
    if (!found) return null;
    const { coordinates, ...meetup } = found;
    return { ...meetup, area: await this.areaAround(coordinates) };
  }

  /** @returns null when the geocoder fails too, because the page is complete without it */
  private async areaAround(coordinates: Coordinates | null): Promise<string | null> {
    if (!coordinates) return null;
    const address = await this.geocoder.reverse(coordinates).catch(() => null);
    return address?.area ?? null;
  }
}
