import { obfuscate } from '../../domain/venue/location-obfuscation.js';
import { fairMiddle, type MemberLocation } from '../../domain/venue/fair-middle.js';
import type { Venue } from '../../domain/venue/venue.js';
import { snapToGrid } from '../../domain/shared/distance.js';
import type { VenueNeeds } from '../../domain/private-preferences/private-preferences.js';
import { needsOf } from '../../domain/venue/venues-that-meet-needs.js';
import type { VenueType } from '../../domain/shared/slot.js';
import type { Jobs } from '../shared/ports.js';
import type { VenuePorts } from './ports.js';
import type { VenueSearch } from './venue-search.js';

export const PROPOSE_VENUES = 'propose-venues';

/** Attempts of the job while the map service does not respond. */
const ATTEMPTS = 5;

/**
 * Queues the job that proposes venues. All matches share one queue, so a slow map service occupies at most one worker.
 * Idempotent until the job has started.
 */
export async function requestVenues(jobs: Jobs, matchId: number): Promise<void> {
  const key = `${PROPOSE_VENUES}:${matchId}`;
  await jobs.add(PROPOSE_VENUES, { matchId }, { key, queue: PROPOSE_VENUES, attempts: ATTEMPTS });
}

interface ProposalInput {
  readonly members: readonly MemberLocation[];
  readonly venueType: VenueType;
  readonly startsAt: Date;
  readonly needs: VenueNeeds;
  /** Venues without room. */
  readonly full: readonly Venue[];
  /** Whether the ballot already has proposals of the product. */
  readonly hasProposals: boolean;
}

/**
 * Proposes the fairest venues for a match, as long as no member has voted; without a venue it names the area around the
 * minimax point. External services receive obfuscated coordinates only, and no row is locked during their requests.
 */
export class ProposeVenues {
  constructor(
    private readonly ports: VenuePorts,
    private readonly venueSearch: VenueSearch,
  ) {}

  /**
   * @throws ServiceUnavailable when the map service does not respond, so that the job is retried; the area is saved
   * before, or the earlier proposals are kept
   */
  async execute({ matchId }: { matchId: number }): Promise<void> {
    const input = await this.inputOf(matchId);
    const middle = input && fairMiddle(input.members);
    if (!input || !middle) return;
    const center = snapToGrid(middle);
    const { venues, unavailable } = await this.venueSearch.fairestAround({ center, ...input });
    if (unavailable && input.hasProposals) throw unavailable;
    const area = venues.length > 0 ? null : await this.venueSearch.areaAt(center);
    await this.propose(matchId, venues, area);
    if (unavailable) throw unavailable;
  }

  /** @returns null when the match takes no proposals of the product, or too few locations are known */
  private inputOf(matchId: number): Promise<ProposalInput | null> {
    const { unitOfWork, matches, slots, ballots, privatePreferences, clock } = this.ports;
    return unitOfWork.run(async () => {
      const now = clock.now();
      const match = await matches.findForUpdate(matchId);
      if (!match?.isOpen || !match.slot) return null;
      const ballot = await ballots.of(match);
      if (!ballot.awaitsProduct(now)) return null;
      const userIds = match.seated.map((member) => member.userId);
      const { tables } = await slots.snapshotOf(match.slot, now, userIds);
      const members = obfuscate(tables.find((table) => table.matchId === matchId)?.members ?? []);
      const hasProposals = ballot.venues.some(({ byProduct }) => byProduct);
      const full = ballot.venues.filter(({ isFull }) => isFull);
      const needs = needsOf((await privatePreferences.of(userIds)).values());
      const { venueType, startsAt } = match;
      return members && { members, venueType, startsAt, needs, hasProposals, full };
    });
  }

  private propose(matchId: number, venues: readonly Venue[], area: string | null): Promise<void> {
    const { unitOfWork, matches, ballots, realtime, clock } = this.ports;
    return unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      if (!match?.isOpen) return;
      const ballot = await ballots.of(match);
      if (!ballot.proposeFairest(venues, area, clock.now())) return;
      await ballots.save(ballot);
      await matches.save(match);
      const userIds = match.seated.map((member) => member.userId);
      await realtime.signal({ type: 'matches_changed', userIds });
    });
  }
}
