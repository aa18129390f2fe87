import type { Meetup } from '../../shared/api/types.js';

export const isFull = ({ currentParticipants, maxParticipants }: Meetup): boolean =>
  currentParticipants >= maxParticipants;

/** Whether it is still to come, full or not. */
export const isStillOpen = ({ status }: Meetup): boolean => status === 'open' || status === 'full';
