import type { Meetup } from '../../domain/meetup/meetup.js';
import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import type { MeetupChange } from '../../domain/meetup/meetup-plan.js';
import type { MeetupVenue } from '../../domain/meetup/venue.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import { CHANGING } from './limits.js';
import type { MeetupAnnouncements } from './meetup-announcements.js';
import type { ParticipantGuard } from './participant-guard.js';
import type { Meetups } from './ports.js';
import type { PromoteFromWaitlist } from './promote-from-waitlist.js';
import type { VenueInput } from './venue-input.js';

/** A partial update. A new address without coordinates is geocoded. */
type Change = Omit<MeetupChange, 'timeZone'>;

export interface ChangeMeetupCommand {
  readonly userId: number;
  readonly meetupId: number;
  readonly change: Change;
  /** Names of the changed request fields, for the audit log. */
  readonly fields: readonly string[];
}

/** The organizer updates a meetup. Added seats go to the waitlist. */
export class ChangeMeetup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly guard: ParticipantGuard,
    private readonly venueInput: VenueInput,
    private readonly promoteFromWaitlist: PromoteFromWaitlist,
    private readonly announcements: MeetupAnnouncements,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns whether the waiting request of the organizer for the new time was withdrawn
   * @throws TooManyAttempts, AccountGone, AccountSuspended, MeetupNotFound (also for any user but the organizer),
   * PlansAtThatTime, the errors of `Meetup.change` and of pictures
   */
  async execute({
    userId,
    meetupId,
    change,
    fields,
  }: ChangeMeetupCommand): Promise<{ requestWithdrawn: boolean }> {
    await this.guard.limit(CHANGING, userId);
    const { venue = {} } = change;
    const found = await this.geocode(venue, userId);
    return this.venueInput.withPicture(venue.imageUrl, userId, (imageUrl, isNew) =>
      this.unitOfWork.run(async () => {
        const now = this.clock.now();
        const meetup = await this.meetups.findForUpdate(meetupId);
        if (meetup?.createdBy !== userId) throw new MeetupNotFound();
        await this.guard.lock(userId, now);

        const { startsAt } = meetup;
        if (imageUrl !== undefined)
          await this.venueInput.replacePicture(meetup.venue.imageUrl, imageUrl, isNew);
        const { timeZone, ...coordinates } = this.locationAfter(venue, meetup, found);
        const newVenue = { ...venue, ...(imageUrl !== undefined && { imageUrl }), ...coordinates };
        meetup.change({ ...change, ...(timeZone && { timeZone }), venue: newVenue }, now);
        const isSeatMoved = meetup.startsAt.getTime() !== startsAt.getTime() && meetup.has(userId);
        if (isSeatMoved) await this.guard.ensureFree(userId, meetup.startsAt);
        const requestWithdrawn =
          isSeatMoved && (await this.guard.withdrawRequestAt(userId, meetup.startsAt, now));
        await this.meetups.save(meetup);
        await this.announcements.changed(meetup, fields);
        await this.promoteFromWaitlist.execute(meetupId);
        return { requestWithdrawn };
      }),
    );
  }

  /** Runs before the transaction, because the geocoder is a remote service. */
  private async geocode(
    { coordinates, address }: Partial<MeetupVenue>,
    userId: number,
  ): Promise<Coordinates | null> {
    if (coordinates || address === undefined) return null;
    const organizer = await this.guard.find(userId, this.clock.now());
    return this.venueInput.locate(address, organizer.coordinates);
  }

  /** @returns no fields when neither coordinates nor another address are given */
  private locationAfter(
    { coordinates: given, address }: Partial<MeetupVenue>,
    meetup: Meetup,
    found: Coordinates | null,
  ): { coordinates?: Coordinates | null; timeZone?: TimeZone } {
    const isElsewhere = address !== undefined && address !== meetup.venue.address;
    if (given === undefined && !isElsewhere) return {};
    const coordinates = given ?? found;
    return { coordinates, timeZone: this.venueInput.zoneOf(coordinates, meetup.timeZone) };
  }
}
