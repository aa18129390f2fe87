import { LogOut } from '../../../src/application/sign-in/log-out.js';
import { RecordingRealtime } from '../../support/fakes/recording-realtime.js';
import { RecordingSecurityEvents } from '../../support/fakes/recording-security-events.js';

it('LogOut signals the end of the session to its sockets and records a security event', async () => {
  const realtime = new RecordingRealtime();
  const securityEvents = new RecordingSecurityEvents();
  await new LogOut(realtime, securityEvents).execute({ sessionId: 'a session', userId: 7 });
  expect(realtime.signals).toEqual([{ type: 'session_ended', sessionId: 'a session' }]);
  expect(securityEvents.recorded).toEqual([{ event: 'session_ended', accountId: 7, reason: 'logged_out' }]);
});
