import { EndOwnSessions } from '../../../src/application/sign-in/end-own-sessions.js';
import { RecordingSessions } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';

describe('EndOwnSessions', () => {
  it('ends one session of the user, and none of another user', async () => {
    const sessions = new RecordingSessions();
    sessions.handles.add('7 phone');
    const endOwnSessions = new EndOwnSessions(new InMemoryUnitOfWork(), sessions);
    expect(await endOwnSessions.one({ userId: 8, handle: 'phone' })).toBe(false);
    expect(await endOwnSessions.one({ userId: 7, handle: 'phone' })).toBe(true);
    expect(await endOwnSessions.one({ userId: 7, handle: 'phone' })).toBe(false);
  });

  it('ends all sessions except the current one', async () => {
    const sessions = new RecordingSessions();
    const endOwnSessions = new EndOwnSessions(new InMemoryUnitOfWork(), sessions);
    await endOwnSessions.others({ userId: 7, sessionId: 'this one' });
    expect(sessions.ended).toEqual([{ userId: 7, exceptSessionId: 'this one' }]);
  });
});
