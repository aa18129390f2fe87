import { Meetup } from '../../domain/meetup/meetup.js';
import type { MeetupForm } from '../../domain/meetup/meetup-plan.js';
import { firstOpenSaturday } from '../../domain/shared/saturday.js';
import { localDate } from '../../domain/shared/time-zone.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import { PLANNING } from './limits.js';
import type { MeetupAnnouncements } from './meetup-announcements.js';
import type { ParticipantGuard } from './participant-guard.js';
import type { Meetups } from './ports.js';
import type { VenueInput } from './venue-input.js';

/** The form as the organizer sends it; the default date is the first Saturday that is open for planning. */
export interface PlanMeetupCommand extends Omit<MeetupForm, 'timeZone' | 'scheduledDate'> {
  readonly userId: number;
  readonly byStaff: boolean;
  readonly scheduledDate: string | null;
}

export interface PlannedMeetup {
  readonly meetupId: number;
  /** Whether the waiting request of the organizer for the same time was withdrawn. */
  readonly requestWithdrawn: boolean;
}

/** The same plan within this time is a click that was repeated, or a request that was sent again. */
const TWIN_WITHIN_MS = 60_000;

/** Undoes the unit of work of a plan that was sent twice, with its picture. */
class PlannedAlready extends Error {
  constructor(readonly meetupId: number) {
    super('The meetup is planned already.');
  }
}

/** Announces a meetup, which users can join at once. */
export class PlanMeetup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly guard: ParticipantGuard,
    private readonly venueInput: VenueInput,
    private readonly announcements: MeetupAnnouncements,
    private readonly clock: Clock,
  ) {}

  /**
   * A plan that is sent again within a minute announces no second meetup.
   * @throws TooManyAttempts, AccountGone, AccountSuspended, PlansAtThatTime, the errors of `Meetup.plan` and of pictures
   */
  async execute(command: PlanMeetupCommand): Promise<PlannedMeetup> {
    try {
      return await this.plan(command);
    } catch (error) {
      if (error instanceof PlannedAlready) return { meetupId: error.meetupId, requestWithdrawn: false };
      throw error;
    }
  }

  private async plan({ userId, byStaff, ...form }: PlanMeetupCommand): Promise<PlannedMeetup> {
    const organizer = await this.guard.find(userId, this.clock.now());
    if (!byStaff) {
      Meetup.ensureTrusted(organizer.trustScore);
      await this.guard.limit(PLANNING, userId);
    }
    const coordinates =
      form.venue.coordinates ?? (await this.venueInput.locate(form.venue.address, organizer.coordinates));
    const timeZone = this.venueInput.zoneOf(coordinates, organizer.timeZone);

    return this.venueInput.withPicture(form.venue.imageUrl, userId, (imageUrl, isNew) =>
      this.unitOfWork.run(async () => {
        const now = this.clock.now();
        await this.venueInput.replacePicture(null, imageUrl, isNew);
        const scheduledDate = form.scheduledDate ?? firstOpenSaturday(localDate(now, timeZone));
        const venue = { ...form.venue, coordinates, imageUrl };
        const plan = { ...form, venue, timeZone, scheduledDate };
        // Read again under a row lock, because the trust score may change while the geocoder and the picture are processed.
        const { trustScore } = await this.guard.lock(userId, now);
        const meetup = Meetup.plan(plan, { userId, trustScore, isStaff: byStaff }, now);
        const recent = await this.meetups.plannedSince(new Date(now.getTime() - TWIN_WITHIN_MS), userId);
        const twin = recent.find((each) => meetup.isTwinOf(each));
        if (twin) throw new PlannedAlready(twin.id);
        if (!byStaff) await this.guard.ensureFree(userId, meetup.startsAt);
        await this.meetups.add(meetup, now);
        const requestWithdrawn =
          !byStaff && (await this.guard.withdrawRequestAt(userId, meetup.startsAt, now));
        await this.announcements.planned(meetup);
        return { meetupId: meetup.id, requestWithdrawn };
      }),
    );
  }
}
