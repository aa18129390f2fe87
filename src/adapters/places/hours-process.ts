/**
 * The entry of the child process that reads opening hours one by one. It imports project files only as types, so that Node
 * runs it directly from the TypeScript source.
 */
import { setPriority } from 'node:os';
import OpeningHours, { type nominatim_object as Place } from 'opening_hours';
import type { Openness } from '../../domain/places/openness.js';

/** Opening hours of a place, and the instants at which it has to be open, in milliseconds since 1970. */
export interface HoursQuestion {
  readonly hours: string;
  /** The zone of the place. */
  readonly timeZone: string;
  /** For hours that depend on the sun. */
  readonly latitude: number;
  readonly longitude: number;
  /** For holidays: a lower-case ISO code such as `us` and a name such as `Michigan`; null where not known or not needed. */
  readonly region: { readonly country: string; readonly state: string } | null;
  readonly instants: readonly number[];
}

/** Messages to the parent: `ready` once after loading, then one answer per question. */
export type HoursProcessMessage = 'ready' | Openness;

/** A low priority, so that reading does not slow down requests. */
const NICENESS = 10;

setPriority(NICENESS);
/** The parent has ended, possibly killed. */
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (question: HoursQuestion) => send(answerOf(question)));
send('ready');

/** Closed at one of the instants is closed; unknown at one of them, unreadable, and holidays not known are unknown. */
function answerOf({ hours, timeZone, latitude, longitude, region, instants }: HoursQuestion): Openness {
  // The package reads dates in the zone of the process, which is why it has a process of its own.
  process.env.TZ = timeZone;
  try {
    const address = region ? { country_code: region.country, state: region.state } : {};
    // The package reads coordinates as text, unlike its types.
    const place: unknown = { lat: String(latitude), lon: String(longitude), address };
    const opening = new OpeningHours(hours, place as Place);
    const states = instants.map((instant) => opening.getStateString(new Date(instant), true));
    if (states.includes('closed')) return 'closed';
    return states.includes('unknown') ? 'unknown' : 'open';
  } catch {
    return 'unknown';
  }
}

function send(message: HoursProcessMessage): void {
  process.send!(message);
}
