import type { Meetup } from '../../shared/api/types.js';

export const isFull = ({ currentParticipants, maxParticipants }: Meetup): boolean =>
  currentParticipants >= maxParticipants;

/** Whether the meetup is upcoming, full or not. */
export const isStillOpen = ({ status }: Meetup): boolean => status === 'open' || status === 'full';
