import type { APerson } from '../../test/support/http/a-person.js';
import { setRole } from '../../test/support/http/a-staff-member.js';
import { Chance } from './chance.js';
import type { Memory } from './memory.js';
import { CENTER } from './resident.js';
import type { Town } from './town.js';

const MOST_DECISIONS = 8;
const DAY_MS = 86_400_000;
const SUSPENDED_DAYS = 14;

interface ReportEntry {
  readonly id: number;
  readonly reason: string;
  readonly submittedAt: string;
  readonly about: { readonly id: number } | null;
  readonly isWithheld: boolean;
  readonly reportsAboutThem: number;
}

/** A decision, with the hours of simulated time from the report. */
export interface Decision {
  readonly outcome: string;
  readonly hours: number;
}

/** The admin and the moderators, who work in the console and have no seat. */
export class Staff {
  readonly decisions: Decision[] = [];
  suspensions = 0;

  private constructor(
    private readonly town: Town,
    private readonly memory: Memory,
    /** Their consoles; the first is the admin's. */
    private readonly desks: readonly APerson[],
  ) {}

  /** Their roles are given in the database, as `npm run staff` gives them. */
  static async hire(town: Town, memory: Memory): Promise<Staff> {
    const desks: APerson[] = [];
    for (const role of ['admin', 'moderator', 'moderator'] as const) {
      const person = await town.person().register();
      await setRole(town, person.id, role);
      desks.push(person);
    }
    return new Staff(town, memory, desks);
  }

  /** A session of the admin in the console. */
  admin(): Promise<APerson> {
    return this.signIn(this.desks[0]!);
  }

  /** A session of the console ends after two hours, so each piece of work begins with a new one on the same device. */
  private async signIn(desk: APerson): Promise<APerson> {
    const { email, password } = desk;
    await desk.expect('POST', '/api/admin/session', 200, { email, password });
    return desk;
  }

  /** Each moderator who works now decides about the reports that are due first. */
  async work(): Promise<void> {
    const { plan, findings } = this.town;
    for (const [number, moderator] of this.desks.slice(1).entries()) {
      const chance = Chance.of(plan.seed, 'moderator', number, findings.when);
      if (chance.happens(0.3)) continue;
      const desk = await this.signIn(moderator);
      const filter = encodeURIComponent(JSON.stringify({ status: 'open' }));
      const { body } = await desk.expect('GET', `/api/admin/reports?filter=${filter}`, 200);
      const open = (body as unknown as ReportEntry[]).filter(({ isWithheld }) => !isWithheld);
      for (const report of open.slice(0, MOST_DECISIONS)) await this.decide(desk, report, chance);
    }
  }

  private async decide(desk: APerson, report: ReportEntry, chance: Chance): Promise<void> {
    const path = `/api/admin/reports/${report.id}`;
    if ((await desk.send('POST', `${path}/claim`)).status !== 200) return;
    await desk.expect('GET', path, 200);
    const outcome = chance.one(['uphold', 'warn', 'dismiss']);
    await desk.expect('POST', `${path}/${outcome}`, 200, { note: 'Read' });
    const hours = (this.town.clock.now.getTime() - Date.parse(report.submittedAt)) / 3_600_000;
    this.decisions.push({ outcome, hours });
    const reported = report.about && this.memory.residents.get(report.about.id);
    if (outcome === 'uphold' && reported?.state === 'here' && report.reason !== 'spam')
      await this.suspend(desk, reported.id);
  }

  private async suspend(desk: APerson, userId: number): Promise<void> {
    const until = new Date(this.town.clock.now.getTime() + SUSPENDED_DAYS * DAY_MS).toISOString();
    await desk.expect('POST', `/api/admin/users/${userId}/suspend`, 200, {
      until,
      reason: 'The house rules',
    });
    const resident = this.memory.residents.get(userId)!;
    this.memory.gaveUpSeat(resident);
    resident.hangUp();
    resident.state = 'suspended';
    resident.backAt = new Date(until);
    this.suspensions += 1;
  }

  /** Every second week the staff invite to a meetup on the Saturday. */
  async planMeetup(week: number, saturday: string): Promise<void> {
    this.memory.meetupId = undefined;
    if (week % 2 === 1) return;
    const admin = await this.admin();
    const { body } = await admin.expect('POST', '/api/admin/meetups', 200, {
      title: 'A long table',
      description: 'Bring a story.',
      meetupType: 'group',
      maxParticipants: 6 + (week % 5),
      restaurantName: 'Market Hall',
      restaurantAddress: '1 Market Street',
      restaurantType: 'casual',
      venueType: 'restaurant',
      ...CENTER,
      scheduledDate: saturday,
      scheduledTime: week % 4 === 0 ? 'lunch' : 'dinner',
    });
    this.memory.meetupId = Number(body.id);
  }
}
