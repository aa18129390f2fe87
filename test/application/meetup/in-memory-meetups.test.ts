import { meetupsContract } from '../../contracts/meetups-contract.js';
import { InMemoryMatches } from '../../support/fakes/in-memory-matches.js';
import { InMemoryMeetups, InMemoryParticipants } from '../../support/fakes/in-memory-meetups.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

describe('meetups in memory', () => {
  meetupsContract(async () => {
    const jobs = new RecordingJobs();
    const matches = new InMemoryMatches(jobs);
    const meetups = new InMemoryMeetups(matches);
    const participants = new InMemoryParticipants();
    let lastId = 0;
    return {
      unitOfWork: new InMemoryUnitOfWork(matches.rows, meetups.rows, jobs),
      meetups,
      participants,
      people: async (count) => Array.from({ length: count }, () => ++lastId),
    };
  });
});
