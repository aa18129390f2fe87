import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { OpeningHours, PlaceWithHours } from '../../application/places/ports.js';
import { LONGEST_HOURS, type Openness, type TimeSpan } from '../../domain/places/openness.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import { DAY_MS, MINUTE_MS } from '../../domain/shared/durations.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { ChildStarved, LimitedChild } from '../shared/limited-child.js';
import { QueueFull, TaskQueue } from '../shared/task-queue.js';
import type { HoursQuestion } from './hours-process.js';

const ENTRY = fileURLToPath(new URL(`./hours-process${extname(import.meta.url)}`, import.meta.url));

/** Bound of waiting calls; each has at most the places of one circle. */
const MAX_QUEUED = 19;
/** For the hours of one place, which take one to seven milliseconds. */
const READ_LIMITS = { cpuMs: 250, clockMs: 10_000 };
/** Hours beyond the limit in one call, after which the rest of it is unknown: each costs a new process. */
const MAX_STUCK = 3;
const MAX_REMEMBERED = 1_000;
const IDLE_MS = 30_000;
const MAX_HEAP_MB = 48;
/** Places open and close at quarters of an hour. */
const STEP_MS = 15 * MINUTE_MS;

interface Parts {
  readonly zoneOf: (at: Coordinates) => TimeZone;
  readonly regionOf: (at: Coordinates, zone: TimeZone) => Promise<HoursQuestion['region']>;
  /** Called when the process cannot start; until it can, all hours are unknown. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Reads opening hours with the package `opening_hours` in a child process: its regular expressions take years for some
 * texts, and the map is publicly editable, so each text has a limit of CPU time. The child starts with the first text and
 * is ended when idle.
 */
export class ForkedOpeningHours implements OpeningHours {
  private readonly queue = new TaskQueue(1, MAX_QUEUED);
  private readonly child = new LimitedChild<HoursQuestion, Openness>({
    entry: ENTRY,
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    env: {},
    limits: READ_LIMITS,
    idleMs: IDLE_MS,
  });
  /** Texts that exceeded the limit. A day later they are tried again, because the machine may only have been busy. */
  private readonly stuck = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: DAY_MS });

  constructor(private readonly parts: Parts) {}

  async opennessOf(places: readonly PlaceWithHours[], span: TimeSpan): Promise<Openness[]> {
    try {
      return await this.queue.run(() => this.readAll(places, instantsIn(span)));
    } catch (error) {
      if (error instanceof QueueFull) return places.map(() => 'unknown');
      throw error;
    }
  }

  /** Ends the child process; hours that are being read are unknown. */
  close(): void {
    this.child.close();
  }

  private async readAll(places: readonly PlaceWithHours[], instants: readonly number[]): Promise<Openness[]> {
    const read = places.map((): Openness => 'unknown');
    let stuck = 0;
    try {
      for (const [at, place] of places.entries()) {
        const hours = place.openingHours;
        if (!hours || hours.length > LONGEST_HOURS || this.stuck.has(hours)) continue;
        const answer = await this.answerTo(await this.questionOf(place, hours, instants));
        if (answer) {
          read[at] = answer;
          continue;
        }
        this.stuck.set(hours, true);
        if (++stuck === MAX_STUCK) break;
      }
    } catch (error) {
      if (!this.child.isClosed) this.parts.onFailure(error);
    }
    return read;
  }

  private async questionOf(
    { latitude, longitude }: Coordinates,
    hours: string,
    instants: readonly number[],
  ): Promise<HoursQuestion> {
    const at = { latitude, longitude };
    const timeZone = this.parts.zoneOf(at);
    const region = /\b[PS]H\b/i.test(hours) ? await this.parts.regionOf(at, timeZone) : null;
    return { hours, timeZone, ...at, region, instants };
  }

  /** @returns null when the hours exceed the limit @throws Error when the process does not start */
  private async answerTo(question: HoursQuestion): Promise<Openness | null> {
    try {
      return await this.child.run(question);
    } catch (error) {
      if (error instanceof ChildStarved) return null;
      throw error;
    }
  }
}

/** The first and the last instant of the span, and the quarters of an hour between them. */
function instantsIn({ from, until }: TimeSpan): number[] {
  const instants = [];
  for (let at = from.getTime(); at < until.getTime(); at += STEP_MS) instants.push(at);
  // A place is no longer open at the instant at which it closes.
  return [...instants, Math.max(from.getTime(), until.getTime() - 1)];
}
