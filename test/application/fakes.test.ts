import { accountsContract } from '../contracts/accounts-contract.js';
import { deliverabilityContract } from '../contracts/deliverability-contract.js';
import { matchesContract } from '../contracts/matches-contract.js';
import { matchingRequestsContract } from '../contracts/matching-requests-contract.js';
import { meetupsContract } from '../contracts/meetups-contract.js';
import { moderationContract } from '../contracts/moderation-contract.js';
import { privatePreferencesContract } from '../contracts/private-preferences-contract.js';
import { suspensionsContract } from '../contracts/suspensions-contract.js';
import { trustScoreContract } from '../contracts/trust-score-contract.js';
import { venueBallotsContract } from '../contracts/venue-ballots-contract.js';
import { aMatch, aNewMember } from '../support/builders/a-match.js';
import {
  InMemoryPasswordResets,
  InMemoryPendingRegistrations,
  InMemoryUsers,
} from '../support/fakes/in-memory-accounts.js';
import { InMemoryBlocks } from '../support/fakes/in-memory-blocks.js';
import { InMemoryDeliverability } from '../support/fakes/in-memory-deliverability.js';
import { InMemoryMatches } from '../support/fakes/in-memory-matches.js';
import { InMemoryMatchingRequests } from '../support/fakes/in-memory-matching-requests.js';
import { InMemoryMeetups, InMemoryParticipants } from '../support/fakes/in-memory-meetups.js';
import { InMemoryPrivatePreferences } from '../support/fakes/in-memory-private-preferences.js';
import { InMemoryReports } from '../support/fakes/in-memory-reports.js';
import { InMemorySuspensions } from '../support/fakes/in-memory-suspensions.js';
import { InMemoryUnitOfWork } from '../support/fakes/in-memory-unit-of-work.js';
import { InMemoryVenueBallots } from '../support/fakes/in-memory-venue-ballots.js';
import { RecordingJobs } from '../support/fakes/recording-jobs.js';
import { aTrustDesk } from './trust-score/a-trust-desk.js';

/** Each fake keeps the contract that its adapter keeps on PostgreSQL. */
const people = [1001, 1002, 1003, 1004] as const;
let lastId = 0;
const newIds = async (count: number) => Array.from({ length: count }, () => ++lastId);
const namesOf = (jobs: RecordingJobs) => async () => jobs.waiting.map(({ name }) => name);

describe('accounts in memory', () =>
  accountsContract(async () => {
    const jobs = new RecordingJobs();
    const users = new InMemoryUsers(jobs);
    const registrations = new InMemoryPendingRegistrations();
    const resets = new InMemoryPasswordResets();
    const unitOfWork = new InMemoryUnitOfWork(users.rows, registrations.rows, resets.rows, jobs);
    return { unitOfWork, users, registrations, resets, published: namesOf(jobs) };
  }));

describe('deliverability in memory', () => {
  const addresses = ['ada@example.org', 'grace@example.org'] as const;
  deliverabilityContract(async () => ({
    store: new InMemoryDeliverability((address) => addresses.some((each) => each === address)),
    addresses,
  }));
});

describe('tables in memory', () =>
  matchesContract(async () => {
    const jobs = new RecordingJobs();
    const matches = new InMemoryMatches(jobs);
    return {
      unitOfWork: new InMemoryUnitOfWork(matches.rows, jobs),
      matches,
      newMembers: async (count) => (await newIds(count)).map(aNewMember),
      published: async () => jobs.waiting.map(({ payload }) => payload),
    };
  }));

describe('matching requests in memory', () =>
  matchingRequestsContract(async () => {
    const jobs = new RecordingJobs();
    const requests = new InMemoryMatchingRequests(jobs);
    const unitOfWork = new InMemoryUnitOfWork(requests.rows, jobs);
    return { unitOfWork, requests, people: newIds, published: namesOf(jobs) };
  }));

describe('meetups in memory', () =>
  meetupsContract(async () => {
    const jobs = new RecordingJobs();
    const matches = new InMemoryMatches(jobs);
    const meetups = new InMemoryMeetups(matches);
    const unitOfWork = new InMemoryUnitOfWork(matches.rows, meetups.rows, jobs);
    return { unitOfWork, meetups, participants: new InMemoryParticipants(), people: newIds };
  }));

describe('moderation in memory', () => {
  moderationContract(async () => {
    const jobs = new RecordingJobs();
    const blocks = new InMemoryBlocks();
    const reports = new InMemoryReports(jobs);
    const unitOfWork = new InMemoryUnitOfWork(blocks.pairs, reports.rows, jobs);
    return { unitOfWork, blocks, reports, people, published: namesOf(jobs) };
  });
  suspensionsContract(async () => {
    const suspensions = new InMemorySuspensions();
    const unitOfWork = new InMemoryUnitOfWork(suspensions.rows);
    return { unitOfWork, suspensions, standings: suspensions, people };
  });
});

describe('private preferences in memory', () =>
  privatePreferencesContract(async () => ({
    preferences: new InMemoryPrivatePreferences(),
    aUser: async () => ++lastId,
  })));

describe('trust scores in memory', () =>
  trustScoreContract(async () => {
    const { unitOfWork, users, reviews, verifications, jobs } = aTrustDesk();
    return { unitOfWork, users, reviews, verifications, queries: reviews, published: namesOf(jobs) };
  }));

describe('ballots in memory', () =>
  venueBallotsContract(async () => {
    const jobs = new RecordingJobs();
    const matches = new InMemoryMatches(jobs);
    const ballots = new InMemoryVenueBallots(matches);
    const match = aMatch([1, 2, 3, 4, 5], { id: null });
    await matches.add(match);
    const unitOfWork = new InMemoryUnitOfWork(matches.rows, ballots, jobs);
    return { unitOfWork, matches, ballots, matchId: match.id };
  }));
