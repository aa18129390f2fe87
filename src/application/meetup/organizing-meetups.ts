import { Meetup } from '../../domain/meetup/meetup.js';
import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import type { MeetupChange, MeetupForm } from '../../domain/meetup/meetup-plan.js';
import type { MeetupVenue } from '../../domain/meetup/venue.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import { firstOpenSaturday } from '../../domain/shared/saturday.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { RateLimit } from '../shared/ports.js';
import type { MeetupSeats } from './meetup-seats.js';
import type { ParticipantGuard } from './participant-guard.js';
import type { MeetupPorts } from './ports.js';
import { VenueInput } from './venue-input.js';

const PLANNING: RateLimit = { name: 'meetups-planned', times: 10, perSeconds: 86_400 };
/** Each change of the venue sends a chat message and mails, so changes are limited. */
const CHANGING: RateLimit = { name: 'meetups-changed', times: 20, perSeconds: 86_400 };

/** The form as the organizer sends it; the default date is the first Saturday that is open for planning. */
export interface PlanMeetupCommand extends Omit<MeetupForm, 'timeZone' | 'scheduledDate'> {
  readonly userId: number;
  readonly byStaff: boolean;
  readonly scheduledDate: string | null;
}

export interface ChangeMeetupCommand {
  readonly userId: number;
  readonly meetupId: number;
  /** A partial update. A new address without coordinates is geocoded. */
  readonly change: Omit<MeetupChange, 'timeZone'>;
  /** Names of the changed request fields, for the audit log. */
  readonly fields: readonly string[];
}

/** Whether a waiting request of the organizer for the same time was withdrawn. */
interface Withdrawn {
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

/** What an organizer does with their meetup; for any other user it is not found. The meetups of staff are audited. */
export class OrganizingMeetups {
  private readonly venueInput: VenueInput;

  constructor(
    private readonly ports: MeetupPorts,
    private readonly guard: ParticipantGuard,
    private readonly seats: Pick<MeetupSeats, 'promote'>,
  ) {
    this.venueInput = new VenueInput(ports);
  }

  /**
   * Announces a meetup, which users can join at once. A plan that is sent again within a minute announces no second one.
   * @throws TooManyAttempts, AccountGone, AccountSuspended, PlansAtThatTime, the errors of `Meetup.plan` and of pictures
   */
  async plan(command: PlanMeetupCommand): Promise<Withdrawn & { readonly meetupId: number }> {
    try {
      return await this.announce(command);
    } catch (error) {
      if (error instanceof PlannedAlready) return { meetupId: error.meetupId, requestWithdrawn: false };
      throw error;
    }
  }

  /**
   * Added seats go to the waitlist.
   * @throws TooManyAttempts, AccountGone, AccountSuspended, MeetupNotFound, PlansAtThatTime, the errors of `Meetup.change`
   * and of pictures
   */
  async change({ userId, meetupId, change, fields }: ChangeMeetupCommand): Promise<Withdrawn> {
    const { unitOfWork, meetups, clock } = this.ports;
    const { guard, venueInput } = this;
    await guard.limit(CHANGING, userId);
    const { venue = {} } = change;
    const found = await this.geocode(venue, userId);
    return venueInput.withPicture(venue.imageUrl, userId, (imageUrl, isNew) =>
      unitOfWork.run(async () => {
        const now = clock.now();
        const meetup = await meetups.findForUpdate(meetupId);
        if (meetup?.createdBy !== userId) throw new MeetupNotFound();
        await guard.lock(userId, now);
        const { startsAt } = meetup;
        if (imageUrl !== undefined) await venueInput.replacePicture(meetup.venue.imageUrl, imageUrl, isNew);
        const { timeZone, ...coordinates } = this.locationAfter(venue, meetup, found);
        const newVenue = { ...venue, ...(imageUrl !== undefined && { imageUrl }), ...coordinates };
        meetup.change({ ...change, ...(timeZone && { timeZone }), venue: newVenue }, now);
        const isSeatMoved = meetup.startsAt.getTime() !== startsAt.getTime() && meetup.has(userId);
        if (isSeatMoved) await guard.ensureFree(userId, meetup.startsAt);
        const requestWithdrawn = isSeatMoved && (await guard.withdrawRequestAt(userId, meetup.startsAt, now));
        await meetups.save(meetup);
        // The values of the fields are user content, which the audit log does not store.
        await this.note(meetup, 'meetup.changed', { fields: [...fields].sort().join(' ') });
        await this.signal([...meetup.table.seated, ...meetup.waitlist].map((each) => each.userId));
        await this.seats.promote(meetupId);
        return { requestWithdrawn };
      }),
    );
  }

  /** Cancels it for all members, the same as canceling its match. @throws MeetupNotFound, MatchNotFound, MatchIsOver */
  cancel(userId: number, meetupId: number): Promise<void> {
    const { unitOfWork, meetups, leavingTables } = this.ports;
    return unitOfWork.run(async () => {
      const meetup = await meetups.findForUpdate(meetupId);
      if (meetup?.createdBy !== userId) throw new MeetupNotFound();
      await leavingTables.cancel({ userId, matchId: meetup.table.id });
      await this.note(meetup, 'meetup.called_off');
    });
  }

  private async announce({ userId, byStaff, ...form }: PlanMeetupCommand) {
    const { unitOfWork, meetups, clock } = this.ports;
    const { guard, venueInput } = this;
    const organizer = await guard.find(userId, clock.now());
    if (!byStaff) {
      Meetup.ensureTrusted(organizer.trustScore);
      await guard.limit(PLANNING, userId);
    }
    const coordinates =
      form.venue.coordinates ?? (await venueInput.locate(form.venue.address, organizer.coordinates));
    const timeZone = venueInput.zoneOf(coordinates, organizer.timeZone);
    return venueInput.withPicture(form.venue.imageUrl, userId, (imageUrl, isNew) =>
      unitOfWork.run(async () => {
        const now = clock.now();
        await venueInput.replacePicture(null, imageUrl, isNew);
        const scheduledDate = form.scheduledDate ?? firstOpenSaturday(localDate(now, timeZone));
        const plan = { ...form, venue: { ...form.venue, coordinates, imageUrl }, timeZone, scheduledDate };
        // Read again under a row lock, because the trust score may change while the geocoder and the picture are processed.
        const { trustScore } = await guard.lock(userId, now);
        const meetup = Meetup.plan(plan, { userId, trustScore, isStaff: byStaff }, now);
        const recent = await meetups.plannedSince(new Date(now.getTime() - TWIN_WITHIN_MS), userId);
        const twin = recent.find((each) => meetup.isTwinOf(each));
        if (twin) throw new PlannedAlready(twin.id);
        if (!byStaff) await guard.ensureFree(userId, meetup.startsAt);
        await meetups.add(meetup, now);
        const requestWithdrawn = !byStaff && (await guard.withdrawRequestAt(userId, meetup.startsAt, now));
        await this.signal([userId]);
        await this.note(meetup, 'meetup.planned');
        return { meetupId: meetup.id, requestWithdrawn };
      }),
    );
  }

  /** Runs before the transaction, because the geocoder is a remote service. */
  private async geocode(
    { coordinates, address }: Partial<MeetupVenue>,
    userId: number,
  ): Promise<Coordinates | null> {
    if (coordinates || address === undefined) return null;
    const organizer = await this.guard.find(userId, this.ports.clock.now());
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

  private signal(userIds: readonly number[]): Promise<void> {
    return this.ports.realtime.signal({ type: 'matches_changed', userIds });
  }

  private async note(
    { id, createdBy: actorId, byStaff }: Meetup,
    action: string,
    details?: Readonly<Record<string, string>>,
  ): Promise<void> {
    if (!byStaff) return;
    const entry = { actorId, action, target: { kind: 'meetup', id } } as const;
    await this.ports.audit.write({ ...entry, ...(details && { details }) });
  }
}
