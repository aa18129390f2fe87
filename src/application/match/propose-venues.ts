import { obfuscate } from '../../domain/match/venue/location-obfuscation.js';
import { fairMiddle, type MemberReach } from '../../domain/match/venue/fair-middle.js';
import { fairestVenues, MOST_FAIREST } from '../../domain/match/venue/fairest-venues.js';
import type { Venue } from '../../domain/match/venue/venue.js';
import {
  snapToGrid,
  type Coordinates,
  milesBetween,
  MAX_SNAP_ERROR_METERS,
} from '../../domain/shared/distance.js';
import type { VenueType } from '../../domain/shared/slot.js';
import type { PlaceDirectory } from '../places/ports.js';
import type { Geocoder } from '../shared/geocoder.js';
import type { Clock, Jobs, Realtime, UnitOfWork } from '../shared/ports.js';
import { ServiceUnavailable } from '../shared/service-unavailable.js';
import type { Matches, SlotSnapshots, VenueBallots } from './ports.js';

export const PROPOSE_VENUES = 'propose-venues';

/** How far around the middle places are looked for, in metres: farther only where there are too few. */
const CIRCLES = [2_000, 5_000, 15_000];
/** A named area farther away than this is not used. */
const NEAR_MILES = 25;
/** A map that is away is asked again for some minutes. */
const TRIES = 5;

/**
 * Asks for places in the middle of a table. All tables wait in one queue, so that a slow map never keeps more than one
 * worker from greeting people. Asking again before it has begun changes nothing.
 */
export async function requestVenues(jobs: Jobs, matchId: number): Promise<void> {
  const key = `${PROPOSE_VENUES}:${matchId}`;
  await jobs.add(PROPOSE_VENUES, { matchId }, { key, queue: PROPOSE_VENUES, attempts: TRIES });
}

interface People {
  readonly members: readonly MemberReach[];
  readonly venueType: VenueType;
  /** Whether the product has proposed places to them before. */
  readonly havePlaces: boolean;
}

/**
 * Proposes to a new table, or to one that has changed before anybody voted, the places that are fairest to all. While no
 * place is known, the neighbourhood in the middle is named. Whatever is asked of others is asked with a blurred position,
 * and while no table is locked.
 */
export class ProposeVenues {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly snapshots: SlotSnapshots,
    private readonly ballots: VenueBallots,
    private readonly directory: PlaceDirectory,
    private readonly geocoder: Geocoder,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** @throws ServiceUnavailable when the map does not answer, for the job to be tried again; by then the neighbourhood stands, or the places before */
  async execute({ matchId }: { matchId: number }): Promise<void> {
    const people = await this.peopleOf(matchId);
    const middle = people && fairMiddle(people.members);
    if (!people || !middle) return;
    const about = snapToGrid(middle);
    const { venues, away } = await this.venuesAround(about, people);
    if (away && people.havePlaces) throw away;
    await this.propose(matchId, venues, venues.length > 0 ? null : await this.areaAt(about));
    if (away) throw away;
  }

  /** Null where nothing is to be proposed. */
  private peopleOf(matchId: number): Promise<People | null> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen || !match.slot) return null;
      const ballot = await this.ballots.of(match);
      if (!ballot.awaitsProduct(now)) return null;
      const userIds = match.seated.map((member) => member.userId);
      const { tables } = await this.snapshots.snapshotOf(match.slot, now, userIds);
      const members = obfuscate(tables.find((table) => table.matchId === matchId)?.members ?? []);
      const havePlaces = ballot.venues.some(({ byProduct }) => byProduct);
      return members && { members, venueType: match.venueType, havePlaces };
    });
  }

  private async venuesAround(about: Coordinates, people: People): Promise<{ venues: Venue[]; away?: Error }> {
    let venues: Venue[] = [];
    try {
      for (const metres of CIRCLES) {
        const places = await this.directory.around(about, metres + MAX_SNAP_ERROR_METERS);
        venues = fairestVenues(places, people.members, people.venueType);
        if (venues.length === MOST_FAIREST) break;
      }
      return { venues };
    } catch (error) {
      if (error instanceof ServiceUnavailable) return { venues, away: error };
      throw error;
    }
  }

  private async areaAt(about: Coordinates): Promise<string | null> {
    const address = await this.geocoder.reverse(about);
    if (!address || milesBetween(address, about) > NEAR_MILES) return null;
    return address.area ?? address.label;
  }

  private propose(matchId: number, venues: readonly Venue[], area: string | null): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen) return;
      const ballot = await this.ballots.of(match);
      if (!ballot.proposeFairest(venues, area, this.clock.now())) return;
      await this.ballots.save(ballot);
      await this.matches.save(match);
      const userIds = match.seated.map((member) => member.userId);
      await this.realtime.signal({ type: 'matches_changed', userIds });
    });
  }
}
