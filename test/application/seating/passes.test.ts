import { passesOf } from '../../../src/application/seating/passes.js';
import type { WaitingSeeker } from '../../../src/application/seating/ports.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aSeeker } from '../../domain/seating/seekers.js';

const inZone = (timeZone: string): WaitingSeeker => ({
  ...aSeeker(1),
  requestId: 1001,
  timeZone,
  busyAt: [],
});

it('users are in the final pass from the final run of their time zone on, and in the rolling pass before', () => {
  const friday = new Date('2026-03-06T00:15:00Z');
  const [final, rolling] = passesOf(DINNER, friday);
  expect([final.pass, rolling.pass]).toEqual(['final', 'rolling']);
  const [london, newYork] = [inZone('Europe/London'), inZone('America/New_York')];
  expect([final.takesPart(london), rolling.takesPart(london)]).toEqual([true, false]);
  expect([final.takesPart(newYork), rolling.takesPart(newYork)]).toEqual([false, true]);

  const [earlier] = passesOf(DINNER, new Date(friday.getTime() - 1));
  expect(earlier.takesPart(london)).toBe(false);
});
