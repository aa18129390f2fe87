import { addDays } from '../../src/domain/shared/calendar-date.js';
import { instantAt } from '../../src/domain/shared/time-zone.js';
import { pidOfPostmaster, startCpuTimes } from '../live/cpu.js';
import { short } from '../live/report.js';
import * as table from './at-the-table.js';
import * as before from './before-the-table.js';
import { Checks } from './checks.js';
import { killInFinalRun, MailOutage, upgrade } from './faults.js';
import { quarterOf, type SaturdayFigures, type Year } from './figures.js';
import { MailLedger } from './mail-ledger.js';
import { Memory } from './memory.js';
import { Staff } from './moderators.js';
import { type OpenTable, openTablesOf } from './rows.js';
import type { Plan } from './plan.js';
import { type Stage, Town } from './town.js';

const ZONE = 'America/New_York';
/** A Monday. The clocks change on March 14 and on November 7 of this year. */
const FIRST_MONDAY = '2027-01-04';
const MEGABYTE = 1024 ** 2;
/** How many times the memory of the second quarter that of the last one may be, in a town that does not grow. */
const FLAT = 1.25;

type Act = (scene: before.Scene) => Promise<unknown>;

/** A time of the week to which the clock moves, in days from Monday and local time. */
interface Moment {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly acts?: readonly Act[];
  readonly staffWork?: boolean;
  /** Afterwards members look at their tables. */
  readonly look?: boolean;
  /** The jobs that remove run instead of the others. */
  readonly isNight?: boolean;
  readonly isFinalRun?: boolean;
  /** The morning after it. */
  readonly isMorning?: boolean;
  /** The meal whose tables begin soon, with those who sit there now. */
  readonly begins?: 'lunch' | 'dinner';
}

const WEEK: readonly Moment[] = [
  {
    day: 0,
    hour: 9,
    minute: 5,
    staffWork: true,
    acts: [before.arrive, before.moveHouse, before.sayGoodbye, before.askOn(0), before.comeTogether],
  },
  { day: 1, hour: 4, minute: 10, isNight: true },
  { day: 1, hour: 19, minute: 5, acts: [before.askOn(1), before.joinMeetup], staffWork: true, look: true },
  { day: 2, hour: 19, minute: 5, acts: [before.askOn(2), table.talk] },
  { day: 3, hour: 20, minute: 5, acts: [before.askOn(3), table.giveUp(0.03, 'early')], staffWork: true },
  { day: 4, hour: 0, minute: 20, isFinalRun: true, look: true },
  { day: 4, hour: 4, minute: 10, isNight: true },
  {
    day: 4,
    hour: 10,
    minute: 5,
    isMorning: true,
    acts: [table.confirm, table.vote, table.giveUp(0.03, 'after the final run')],
  },
  { day: 4, hour: 18, minute: 5, acts: [table.book] },
  { day: 5, hour: 9, minute: 30, acts: [table.giveUp(0.02, 'late'), table.talk], look: true },
  { day: 5, hour: 12, minute: 40, begins: 'lunch', acts: [table.sayHere('lunch')] },
  { day: 5, hour: 17, minute: 40, begins: 'dinner', acts: [table.sayHere('dinner')] },
  { day: 6, hour: 0, minute: 30 },
  { day: 6, hour: 11, minute: 5, acts: [table.lookBack] },
  { day: 6, hour: 20, minute: 5, staffWork: true, acts: [table.lookForBlocked] },
];

/** The weeks in which something fails. */
export interface FaultWeeks {
  readonly outage: number;
  readonly kill: number;
  readonly upgrade: number;
}

/** Plays the weeks of a town. */
export class Play {
  private readonly saturdays: SaturdayFigures[] = [];
  private readonly faults = new Map<string, string>();
  private readonly began = performance.now();

  private constructor(
    private readonly town: Town,
    private readonly memory: Memory,
    private readonly staff: Staff,
    private readonly checks: Checks,
    private readonly outage: MailOutage,
    private readonly faultWeeks: FaultWeeks,
    private readonly postmaster: number,
  ) {}

  static async open(
    plan: Plan,
    faultWeeks: FaultWeeks,
    stage: Stage,
    print: (line: string) => void,
  ): Promise<Play> {
    const town = await Town.open(plan, stage, instantAt(FIRST_MONDAY, 8, 0, ZONE), print);
    const memory = new Memory();
    const ledger = await MailLedger.of(town);
    const staff = await Staff.hire(town, memory);
    const [checks, outage] = [new Checks(town, memory, ledger), new MailOutage(town, ledger)];
    return new Play(town, memory, staff, checks, outage, faultWeeks, await pidOfPostmaster(stage.database));
  }

  /** @param print is told each week */
  async year(print: (line: string) => void): Promise<Year> {
    for (let week = 0; week < this.town.plan.weeks; week++) print(await this.week(week));
    this.checkMemory();
    return this.result;
  }

  /** As far as it was played. */
  get result(): Year {
    const { town, memory, staff, saturdays, faults } = this;
    return { town, memory, staff, saturdays, faults, seconds: (performance.now() - this.began) / 1000 };
  }

  close(): Promise<void> {
    return this.town.close();
  }

  private async week(week: number): Promise<string> {
    const began = performance.now();
    const ownCpu = process.cpuUsage();
    const { town, memory, staff } = this;
    const cpuTimes = startCpuTimes([town.product.child.pid], this.postmaster);
    const monday = addDays(FIRST_MONDAY, 7 * week);
    const scene = { town, memory, week, saturday: addDays(monday, 5) };
    const figures = { asked: 0, waits: [] as number[] };
    for (const moment of WEEK) {
      const at = instantAt(addDays(monday, moment.day), moment.hour, moment.minute, ZONE);
      await this.failIfDue(week, moment, at);
      await town.passTo(at, moment.isNight);
      if (moment === WEEK[0]) await staff.planMeetup(week, scene.saturday);
      if (moment.isFinalRun) figures.asked = this.askedFor(scene.saturday);
      if (moment.begins) this.begin(await openTablesOf(town), moment.begins, scene.saturday, figures.waits);
      this.endSuspensions();
      for (const act of moment.acts ?? []) await act(scene);
      if (moment.staffWork) await staff.work();
      await town.settle();
      if (moment.look) await table.look(town);
      const tables = await this.checks.afterMoment(this.outage.isOn);
      if (moment.isFinalRun) this.checks.afterFinalRun(tables, scene.saturday);
      if (moment.isMorning && !this.outage.isOn) this.checks.onFriday(tables, scene.saturday);
      if (moment.isNight) await this.checks.afterNight();
    }
    const { rss, heapUsed } = await town.product.child.ask<NodeJS.MemoryUsage>('memory');
    const seconds = (performance.now() - began) / 1000;
    const { server, postgres } = cpuTimes();
    const { user, system } = process.cpuUsage(ownCpu);
    const cpuSeconds = server + postgres + (user + system) / 1e6;
    const mails = town.mails.taken.length;
    this.saturdays.push({
      ...{ date: scene.saturday, ...figures, members: town.here.length, mails, seconds, cpuSeconds },
      ...{ heapMb: heapUsed / MEGABYTE, residentMb: rss / MEGABYTE },
    });
    return `${scene.saturday}: ${town.here.length} members, ${figures.waits.length} of ${figures.asked} seated, ${mails} mails, heap ${Math.round(heapUsed / MEGABYTE)} MB, ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU`;
  }

  /** Those who wait or sit for the Saturday when it is decided. */
  private askedFor(saturday: string): number {
    return this.town.here.filter(({ wish }) => wish?.date === saturday).length;
  }

  /** Remembers who sits at the tables that begin, before anyone says something. */
  private begin(tables: readonly OpenTable[], meal: string, saturday: string, waits: number[]): void {
    for (const { id, date, meal: at, isMeetup, startsAt, seats } of tables) {
      if (isMeetup || at !== meal || date !== saturday || seats.length === 0) continue;
      const userIds = seats.map(({ userId }) => userId);
      this.memory.begin({ id, date, startsAt, userIds, absent: new Set(), again: new Set() });
      for (const userId of userIds) {
        const { wish } = this.memory.residents.get(userId)!;
        if (wish) waits.push(((wish.seatedAt ?? startsAt).getTime() - wish.askedAt.getTime()) / 3_600_000);
      }
    }
  }

  private endSuspensions(): void {
    for (const resident of this.town.residents)
      if (resident.state === 'suspended' && resident.backAt! < this.town.clock.now) resident.state = 'here';
  }

  /** The outage lasts from Friday to Saturday morning, when most mails leave. */
  private async failIfDue(week: number, { day, hour, isFinalRun, isNight }: Moment, at: Date): Promise<void> {
    const { faultWeeks } = this;
    const { town, checks } = this;
    if (week === faultWeeks.upgrade && day === 1 && isNight)
      this.faults.set('Upgrade by backup and restore', await upgrade(town, checks.ledger));
    if (week === faultWeeks.outage && day === 4 && hour === 10) this.outage.begin();
    if (week === faultWeeks.outage && day === 5 && hour === 12) {
      await this.outage.passTo(at);
      this.faults.set('A day without a mail server', await this.outage.end(this.staff));
    }
    if (this.outage.isOn) await this.outage.passTo(at);
    if (week === faultWeeks.kill && isFinalRun) {
      await town.settle();
      await town.clock.moveTo(at, town.product);
      this.faults.set('Killed in a final run', `while it ran ${await killInFinalRun(town, checks.ledger)}`);
    }
  }

  private checkMemory(): void {
    const { saturdays } = this;
    if (saturdays.length < 8) return;
    const growthOf = (of: 'heapMb' | 'residentMb' | 'members') =>
      quarterOf(saturdays, 3, of) / quarterOf(saturdays, 1, of);
    // A town of more members has more sockets and answers at a time, which the heap after a collection does not show.
    const limits = { heapMb: FLAT, residentMb: FLAT * Math.max(1, growthOf('members')) };
    const grown = (['heapMb', 'residentMb'] as const).flatMap((of) =>
      growthOf(of) > limits[of] ? [`${of} grew ${short(growthOf(of))} times`] : [],
    );
    this.town.findings.look('memory', grown);
  }
}
