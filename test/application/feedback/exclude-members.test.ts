import { ExcludeMembers } from '../../../src/application/feedback/exclude-members.js';
import { InMemorySeatingExclusions } from '../../support/fakes/in-memory-matches.js';
import { RecordingPairContacts } from '../../support/fakes/in-memory-pair-chats.js';

const NOW = new Date('2026-11-29T10:00:00Z');

describe('"not again"', () => {
  it('excludes the pair and closes their chat of two, which "again" and no answer do not', async () => {
    const exclusions = new InMemorySeatingExclusions();
    const contacts = new RecordingPairContacts();
    const exclude = new ExcludeMembers(exclusions, { lockUsersForUpdate: async () => undefined }, contacts);
    const feedback = { userId: 1, attended: true, again: [3], note: null };
    await exclude.execute(7, feedback, NOW);
    await exclude.execute(7, { ...feedback, notAgain: [] }, NOW);
    expect(contacts.closed).toEqual([]);
    await exclude.execute(7, { ...feedback, notAgain: [2] }, NOW);
    expect([contacts.closed, exclusions.of(2)]).toEqual([[[1, [2]]], [1]]);
  });
});
