import { awayZoneLabel } from '../dates.js';

/** Names the zone of a time below it, for a reader whose device is elsewhere. */
export function AwayZone({ startsAt, timeZone }: { startsAt: string; timeZone: string }) {
  const zone = awayZoneLabel(startsAt, timeZone);
  return zone && <span className="block text-sm font-normal text-muted">{zone}</span>;
}
