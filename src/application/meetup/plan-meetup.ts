import { Meetup } from '../../domain/meetup/meetup.js';
import type { MeetupForm } from '../../domain/meetup/meetup-plan.js';
import { firstOpenSaturday } from '../../domain/shared/saturday.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import { AccountGone } from '../account/account-gone.js';
import type { TimeZones } from '../account/ports.js';
import type { GoodStanding } from '../moderation/good-standing.js';
import type { AuditLog } from '../moderation/ports.js';
import type { Geocoder } from '../shared/geocoder.js';
import type { Clock, RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import { PLANNING } from './limits.js';
import type { OtherPlans } from './other-plans.js';
import type { Meetups, Participant, Participants } from './ports.js';

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
    private readonly geocoder: Geocoder,
    private readonly zones: TimeZones,
    private readonly limiter: RateLimiter,
    private readonly realtime: Realtime,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  /**
   * Answers the id of the meetup.
   * @throws AccountGone, AccountSuspended, NotTrustedToOrganise, PlansAtThatTime, TooManyAttempts and what `planFrom` throws
   */
  async execute({ userId, byStaff, ...form }: PlanMeetupCommand): Promise<number> {
    const organiser = await this.find(userId);
    if (!byStaff) {
      Meetup.ensureTrusted(organiser.trustScore);
      await this.limiter.consume(PLANNING, String(userId));
    }
    const coordinates = form.coordinates ?? (await this.lookUp(form.restaurantAddress, organiser));
    const timeZone = coordinates ? this.zones.zoneOf(coordinates) : (organiser.timeZone ?? this.homeZone);

    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const scheduledDate = form.scheduledDate ?? firstOpenSaturday(localDate(now, timeZone));
      const who = { userId, trustScore: organiser.trustScore, isStaff: byStaff };
      const meetup = Meetup.plan({ ...form, coordinates, timeZone, scheduledDate }, who, now);
      if (!byStaff) {
        await this.participants.takeTurn(userId, now);
        await this.goodStanding.ensure(userId);
        await this.otherPlans.ensureFree(userId, meetup.startsAt);
      }
      await this.meetups.add(meetup, now);
      await this.realtime.signal({ type: 'matches_changed', userIds: [userId] });
      if (byStaff) await this.writeDown(userId, meetup.id);
      return meetup.id;
    });
  }

  private writeDown(staffId: number, meetupId: number): Promise<void> {
    const target = { kind: 'meetup', id: meetupId } as const;
    return this.auditLog.write({ actorId: staffId, action: 'meetup.planned', target });
  }

  private async find(userId: number): Promise<Participant> {
    const organiser = await this.participants.find(userId, this.clock.now());
    if (!organiser) throw new AccountGone();
    return organiser;
  }

  /** A venue that nobody finds on the map is a venue all the same. */
  private async lookUp(address: string, near: Participant): Promise<Coordinates | null> {
    try {
      const [best] = await this.geocoder.search(address, near.coordinates);
      return best ? { latitude: best.latitude, longitude: best.longitude } : null;
    } catch {
      return null;
    }
  }
}
