import { Meetup } from '../../domain/meetup/meetup.js';
import type { MeetupForm } from '../../domain/meetup/meetup-plan.js';
import { firstOpenSaturday } from '../../domain/shared/saturday.js';
import { localDate } from '../../domain/shared/time-zone.js';
import { AccountGone } from '../shared/account-gone.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { PictureStore } from '../shared/picture-store.js';
import { VENUE_PICTURE } from '../shared/pictures.js';
import type { Clock, RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import { PLANNING } from './limits.js';
import type { OtherPlans } from './other-plans.js';
import type { Meetups, ParticipantDetails, Participants } from './ports.js';
import type { VenueFinder } from './venue-finder.js';
import { ensurePictureIsFree } from './venue-picture.js';

/** As the organiser sends it; a day that is not given is the next Saturday one may plan for. */
export interface PlanMeetupCommand extends Omit<MeetupForm, 'timeZone' | 'scheduledDate'> {
  readonly userId: number;
  readonly byStaff: boolean;
  readonly scheduledDate: string | null;
}

/** Invites to a meetup. It is open at once. */
export class PlanMeetup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly participants: Participants,
    private readonly goodStanding: GoodStanding,
    private readonly otherPlans: OtherPlans,
    private readonly venueFinder: VenueFinder,
    private readonly pictures: PictureStore,
    private readonly limiter: RateLimiter,
    private readonly realtime: Realtime,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers the id of the meetup.
   * @throws AccountGone, AccountSuspended, NotTrustedToOrganize, PlansAtThatTime, TooManyAttempts, what `planFrom` throws and the
   * rules of pictures
   */
  async execute({ userId, byStaff, ...form }: PlanMeetupCommand): Promise<number> {
    const organiser = await this.find(userId);
    if (!byStaff) {
      Meetup.ensureTrusted(organiser.trustScore);
      await this.limiter.consume(PLANNING, String(userId));
    }
    const coordinates = form.coordinates ?? (await this.venueFinder.find(form.restaurantAddress, organiser));
    const timeZone = this.venueFinder.zoneOf(coordinates, organiser.timeZone);

    return this.pictures.takeIn(form.venueImageUrl, userId, VENUE_PICTURE, (venueImageUrl, isNew) =>
      this.unitOfWork.run(async () => {
        const now = this.clock.now();
        if (!isNew) ensurePictureIsFree(venueImageUrl);
        const scheduledDate = form.scheduledDate ?? firstOpenSaturday(localDate(now, timeZone));
        const plan = { ...form, coordinates, timeZone, scheduledDate, venueImageUrl };
        const trustScore = await this.trustOf(userId, now);
        const meetup = Meetup.plan(plan, { userId, trustScore, isStaff: byStaff }, now);
        if (!byStaff) await this.otherPlans.ensureFree(userId, meetup.startsAt);
        await this.meetups.add(meetup, now);
        await this.realtime.signal({ type: 'matches_changed', userIds: [userId] });
        if (byStaff) await this.writeDown(userId, meetup.id);
        return meetup.id;
      }),
    );
  }

  /** Asked again under the lock of the person: looking for a place takes a while, in which much may happen. */
  private async trustOf(userId: number, now: Date): Promise<number> {
    const organiser = await this.participants.findForUpdate(userId, now);
    if (!organiser) throw new AccountGone();
    await this.goodStanding.ensure(userId);
    return organiser.trustScore;
  }

  private writeDown(staffId: number, meetupId: number): Promise<void> {
    const target = { kind: 'meetup', id: meetupId } as const;
    return this.auditLog.write({ actorId: staffId, action: 'meetup.planned', target });
  }

  private async find(userId: number): Promise<ParticipantDetails> {
    const organiser = await this.participants.find(userId, this.clock.now());
    if (!organiser) throw new AccountGone();
    return organiser;
  }
}
