import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import type { Meetup } from '../../domain/meetup/meetup.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { RateLimit } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import type { ParticipantGuard } from './participant-guard.js';
import type { LinkedMeetup, MeetupPorts } from './ports.js';

/** Making the links to public pages. */
const SHARING: RateLimit = { name: 'meetups-shared', times: 30, perSeconds: 3_600 };
/** Pages and pictures together, per network of the visitors; a campus may be one. */
const OPENING_LINKS: RateLimit = { name: 'meetup-links-opened', times: 300, perSeconds: 600 };

/** 26 letters and digits: 134 bits, so that a link cannot be guessed. */
const TOKEN_LENGTH = 26;
const TOKEN = new RegExp(`^[0-9a-z]{${TOKEN_LENGTH}}$`);

/** What a link shows to anyone: no person and no address. */
export interface SharedMeetup extends Omit<LinkedMeetup, 'coordinates'> {
  /** The neighborhood or town of the venue; null if unknown. */
  readonly area: string | null;
}

/** The link to the public page of a meetup: its organizer makes and withdraws it, visitors open it. See ADR 31. */
export class SharingMeetups {
  constructor(
    private readonly ports: MeetupPorts,
    private readonly guard: ParticipantGuard,
  ) {}

  /**
   * Idempotent: a meetup keeps its link until it is withdrawn.
   * @returns the token of the link
   * @throws TooManyAttempts, AccountGone, AccountSuspended, MeetupNotFound (also for any user but the organizer), MeetupOver
   */
  async share(userId: number, meetupId: number): Promise<string> {
    const { unitOfWork, meetupLinks, chance, clock } = this.ports;
    await this.guard.limit(SHARING, userId);
    return unitOfWork.run(async () => {
      const now = clock.now();
      const meetup = await this.own(userId, meetupId);
      await this.guard.lock(userId, now);
      meetup.ensureUpcoming(now);
      return meetupLinks.put(meetupId, unguessableName(chance, TOKEN_LENGTH));
    });
  }

  /** Idempotent; the link does not work from then on, and a later one is another. @throws MeetupNotFound */
  withdraw(userId: number, meetupId: number): Promise<void> {
    return this.ports.unitOfWork.run(async () => {
      await this.own(userId, meetupId);
      await this.ports.meetupLinks.remove(meetupId);
    });
  }

  /**
   * @param network the network of the visitor, which limits guesses
   * @returns null when the link does not work, or no longer
   * @throws TooManyAttempts
   */
  async read(token: string, network: string): Promise<SharedMeetup | null> {
    const { limiter, meetupLinks, clock } = this.ports;
    await limiter.consume(OPENING_LINKS, network);
    const found = TOKEN.test(token) ? await meetupLinks.find(token, clock.now()) : null;
    if (!found) return null;
    const { coordinates, ...meetup } = found;
    return { ...meetup, area: await this.areaAround(coordinates) };
  }

  /** @returns null when the geocoder fails too, because the page is complete without it */
  private async areaAround(coordinates: Coordinates | null): Promise<string | null> {
    if (!coordinates) return null;
    const address = await this.ports.geocoder.reverse(coordinates).catch(() => null);
    return address?.area ?? null;
  }

  private async own(userId: number, meetupId: number): Promise<Meetup> {
    const meetup = await this.ports.meetups.findForUpdate(meetupId);
    if (meetup?.createdBy !== userId) throw new MeetupNotFound();
    return meetup;
  }
}
