import type { Match } from '../../domain/match/match.js';
import type { VenueBallot } from '../../domain/venue/venue-ballot.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Ground } from '../ground/ground.js';
import type { MatchMails } from '../match/match-mails.js';
import type { Matches } from '../match/ports.js';
import type { OpeningHours, PlaceDirectory } from '../places/ports.js';
import type { AllPrivatePreferences } from '../private-preferences/ports.js';
import type { SlotSnapshots } from '../seating/ports.js';

/** Venue ballots by match. */
export interface VenueBallots {
  /** The ballot of a match; its row lock also covers the ballot. @throws MatchNotFound for the match of a meetup */
  of(match: Match): Promise<VenueBallot>;
  /** Saves venues, votes and the result; the match is saved separately. */
  save(ballot: VenueBallot): Promise<void>;
  /** Ids of the open matches that are ahead and have a step due, ascending, from the one after `after`. */
  due(now: Date, limit: number, after?: number): Promise<number[]>;
}

export interface VenuePorts extends Ground {
  readonly matches: Matches;
  readonly ballots: VenueBallots;
  readonly privatePreferences: Pick<AllPrivatePreferences, 'of'>;
  readonly slots: SlotSnapshots;
  readonly places: PlaceDirectory;
  readonly openingHours: OpeningHours;
  readonly systemMessages: SystemMessages;
  readonly matchMails: MatchMails;
}
