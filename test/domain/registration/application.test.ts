import { expect, it } from '@jest/globals';
import { candidateOf } from '../../../src/domain/account/candidate.js';
import { Application } from '../../../src/domain/registration/application.js';
import { invitationEnd } from '../../../src/domain/registration/invitation.js';
import { aRegistration } from '../../support/builders/a-user.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const maya = { id: 7, isTableMate: false };

function anApplication(waitsFor: 'approval' | 'place' = 'approval'): Application {
  const candidate = { ...candidateOf(aRegistration()), statement: 'I cook.' };
  const application = Application.of(candidate, waitsFor, null, 'America/New_York', NOW);
  application.assignId(1);
  return application;
}

it('an application is decided by the moderator who has claimed it, within two business days', () => {
  const application = anApplication();
  expect(application.state.dueAt).toEqual(new Date('2026-03-05T05:00:00Z'));
  expect(() => application.approve(maya.id, NOW)).toThrow();
  application.claim(maya, NOW);
  expect(application.obstacleFor({ id: 8, isTableMate: false }, NOW)).toBe('claimed');
  application.approve(maya.id, NOW);
  expect(application).toMatchObject({ status: 'approved', waitsFor: 'place', hasEnded: false });
  expect(application.obstacleFor(maya, NOW)).toBe('over');
});

it('one that waits for a place only needs no decision', () => {
  expect(anApplication('place').obstacleFor(maya, NOW)).toBe('over');
});

it('one that has ended keeps no password', () => {
  const [refused, joined] = [anApplication(), anApplication('place')];
  refused.claim(maya, NOW);
  refused.reject(maya.id, NOW);
  joined.join(1000, NOW);
  for (const application of [refused, joined])
    expect(application).toMatchObject({ hasEnded: true, passwordHash: null });
});

it('a released one can be claimed by someone else', () => {
  const application = anApplication();
  application.claim(maya, NOW);
  application.release(maya.id, NOW);
  expect(application.obstacleFor({ id: 8, isTableMate: false }, NOW)).toBeNull();
});

it('an invitation works for 1 to 100 people and 1 to 90 days', () => {
  expect(invitationEnd({ uses: 100, days: 90 }, NOW)).toEqual(new Date('2026-05-31T15:00:00Z'));
  for (const choice of [
    { uses: 0, days: 1 },
    { uses: 101, days: 1 },
    { uses: 1, days: 0.5 },
    { uses: 1, days: 91 },
  ])
    expect(() => invitationEnd(choice, NOW)).toThrow('Please give a whole number from 1 to');
});
