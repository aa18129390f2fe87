import type { Meetup } from '../../shared/api/types.js';

export const isFull = ({ currentParticipants, maxParticipants }: Meetup): boolean =>
  currentParticipants >= maxParticipants;
