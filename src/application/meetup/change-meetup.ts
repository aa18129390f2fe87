import type { Meetup } from '../../domain/meetup/meetup.js';
import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import type { MeetupChange } from '../../domain/meetup/meetup-plan.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import { AccountGone } from '../shared/account-gone.js';
import { REMOVE_PICTURE } from '../shared/remove-picture.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { PictureStore } from '../shared/picture-store.js';
import { VENUE_PICTURE } from '../shared/pictures.js';
import type { Clock, Jobs, RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import type { PromoteFromWaitlist } from './promote-from-waitlist.js';
import { CHANGING } from './limits.js';
import type { OtherPlans } from './other-plans.js';
import type { Meetups, Participants } from './ports.js';
import type { VenueFinder } from './venue-finder.js';
import { ensurePictureIsFree } from './venue-picture.js';

/** What is absent stays as it is. Another address that comes without coordinates is looked up. */
type Change = Omit<MeetupChange, 'timeZone'>;

export interface ChangeMeetupCommand {
  readonly userId: number;
  readonly meetupId: number;
  readonly change: Change;
}

/** The organiser changes what they invited to. Seats that were added belong to those who wait. */
export class ChangeMeetup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly participants: Participants,
    private readonly goodStanding: GoodStanding,
    private readonly otherPlans: OtherPlans,
    private readonly venueFinder: VenueFinder,
    private readonly pictures: PictureStore,
    private readonly promoteFromWaitlist: PromoteFromWaitlist,
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
    private readonly realtime: Realtime,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws MeetupNotFound for everyone but its organiser, AccountGone, AccountSuspended, MeetupOver, DateIsSettled,
   * PlansAtThatTime, TooManyAttempts, what `planFrom` throws and the rules of pictures
   */
  async execute({ userId, meetupId, change }: ChangeMeetupCommand): Promise<void> {
    await this.limiter.consume(CHANGING, String(userId));
    const found = await this.lookUp(change, userId);
    await this.pictures.takeIn(change.venueImageUrl, userId, VENUE_PICTURE, (venueImageUrl, isNew) =>
      this.unitOfWork.run(async () => {
        const now = this.clock.now();
        const meetup = await this.meetups.findForUpdate(meetupId);
        if (meetup?.createdBy !== userId) throw new MeetupNotFound();
        if (!(await this.participants.findForUpdate(userId, now))) throw new AccountGone();
        await this.goodStanding.ensure(userId);

        const { startsAt } = meetup;
        if (venueImageUrl !== undefined) await this.replacePicture(meetup, venueImageUrl, isNew);
        const whereabouts = this.whereaboutsAfter(change, meetup, found);
        meetup.change(
          { ...change, ...(venueImageUrl !== undefined && { venueImageUrl }), ...whereabouts },
          now,
        );
        const isMoved = meetup.startsAt.getTime() !== startsAt.getTime();
        if (isMoved && meetup.has(userId)) await this.otherPlans.ensureFree(userId, meetup.startsAt);
        await this.meetups.save(meetup);
        if (meetup.byStaff) await this.writeDown(meetup, change);
        await this.realtime.signal({ type: 'matches_changed', userIds: peopleOf(meetup) });
        await this.promoteFromWaitlist.execute(meetupId);
      }),
    );
  }

  /** The picture before is removed after the commit, so that a failed change loses nothing. */
  private async replacePicture({ venueImageUrl: before }: Meetup, given: string | null, isNew: boolean) {
    if (given === before) return;
    if (!isNew) ensurePictureIsFree(given);
    if (before) await this.jobs.add(REMOVE_PICTURE, { address: before });
  }

  /** What was changed, and not what it says now: people's words are no part of the log. */
  private writeDown({ id, createdBy }: Meetup, change: Change): Promise<void> {
    const target = { kind: 'meetup', id } as const;
    const details = { fields: Object.keys(change).sort().join(' ') };
    return this.auditLog.write({ actorId: createdBy, action: 'meetup.changed', target, details });
  }

  private async lookUp(
    { coordinates, restaurantAddress }: Change,
    userId: number,
  ): Promise<Coordinates | null> {
    if (coordinates || restaurantAddress === undefined) return null;
    const organiser = await this.participants.find(userId, this.clock.now());
    if (!organiser) throw new AccountGone();
    return this.venueFinder.find(restaurantAddress, organiser);
  }

  private whereaboutsAfter(
    { coordinates: given, restaurantAddress }: Change,
    meetup: Meetup,
    found: Coordinates | null,
  ): Pick<MeetupChange, 'coordinates' | 'timeZone'> {
    const isElsewhere = restaurantAddress !== undefined && restaurantAddress !== meetup.restaurantAddress;
    if (given === undefined && !isElsewhere) return {};
    const coordinates = given ?? found;
    return { coordinates, timeZone: this.venueFinder.zoneOf(coordinates, meetup.timeZone) };
  }
}

const peopleOf = ({ table, waitlist }: Meetup): number[] =>
  [...table.seated, ...waitlist].map(({ userId }) => userId);
