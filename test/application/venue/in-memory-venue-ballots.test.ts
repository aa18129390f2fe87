import { venueBallotsContract } from '../../contracts/venue-ballots-contract.js';
import { aMatch } from '../../support/builders/a-match.js';
import { InMemoryMatches } from '../../support/fakes/in-memory-matches.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { InMemoryVenueBallots } from '../../support/fakes/in-memory-venue-ballots.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

describe('ballots in memory', () => {
  venueBallotsContract(async () => {
    const jobs = new RecordingJobs();
    const matches = new InMemoryMatches(jobs);
    const ballots = new InMemoryVenueBallots(matches);
    const match = aMatch([1, 2, 3, 4, 5], { id: null });
    await matches.add(match);
    const unitOfWork = new InMemoryUnitOfWork(matches.rows, ballots, jobs);
    return { unitOfWork, matches, ballots, matchId: match.id };
  });
});
