import type { Meetup } from '../../shared/api/types.js';

export const isFull = ({ currentParticipants, maxParticipants }: Meetup): boolean =>
  currentParticipants >= maxParticipants;

/** Whether the limits and the user's other seats allow one here, if it is free. */
export const mayTakeSeat = ({ mayJoin, hasOtherSeat }: Meetup): boolean => mayJoin && !hasOtherSeat;

/** Whether the user can still get a seat by the waitlist only. */
export const needsWaitlist = (meetup: Meetup): boolean =>
  isFull(meetup) && mayTakeSeat(meetup) && !meetup.joined && !meetup.waitlisted && !meetup.isOrganizer;

/** Whether the meetup is upcoming, full or not. */
export const isStillOpen = ({ status }: Meetup): boolean => status === 'open' || status === 'full';

export const hasStarted = ({ startsAt }: Meetup): boolean => new Date(startsAt) <= new Date();
