import type { AnswerOf } from '../../shared/api/types.js';
import type { Tone } from '../../shared/ui/Tag.js';

export type MeetupRow = AnswerOf<'/api/admin/meetups'>[number];
export type MeetupRecord = AnswerOf<'/api/admin/meetups/{id}'>;

interface Word {
  readonly name: string;
  readonly tone: Tone;
}

const STATUSES: Record<string, Word> = {
  open: { name: 'Open', tone: 'good' },
  full: { name: 'Full', tone: 'warning' },
  completed: { name: 'Took place', tone: 'plain' },
  cancelled: { name: 'Called off', tone: 'bad' },
};

/** States of a meetup as choices of a filter. */
export const STATUS_CHOICES = Object.entries(STATUSES).map(([id, { name }]) => ({ id, name }));

export const statusInWords = (status: string): Word => STATUSES[status] ?? { name: status, tone: 'plain' };

/** Whether people may still come, and it can be called off. */
export const isAhead = (status: string): boolean => status === 'open' || status === 'full';

/** "3 of 6", and how many wait for one. */
export const seatsInWords = ({ seatsTaken, seats, waiting }: MeetupRow): string =>
  `${seatsTaken} of ${seats}${waiting > 0 ? `, ${waiting} in line` : ''}`;
