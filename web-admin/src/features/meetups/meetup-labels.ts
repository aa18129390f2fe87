import type { ResponseOf } from '../../shared/api/types.js';
import { statusChoices } from '../../shared/ui/choices.js';
import type { StatusLabel } from '../../shared/ui/status-label.js';

export type MeetupRow = ResponseOf<'/api/admin/meetups'>[number];
export type MeetupRecord = ResponseOf<'/api/admin/meetups/{id}'>;

const STATUSES: Record<string, StatusLabel> = {
  open: { label: 'Open', tone: 'good' },
  full: { label: 'Full', tone: 'warning' },
  completed: { label: 'Took place', tone: 'plain' },
  cancelled: { label: 'Called off', tone: 'bad' },
};

export const STATUS_CHOICES = statusChoices(STATUSES);

export const statusLabel = (status: string): StatusLabel =>
  STATUSES[status] ?? { label: status, tone: 'plain' };

/** Whether a meetup in this state can still be joined and cancelled. */
export const isUpcoming = (status: string): boolean => status === 'open' || status === 'full';

/** Formats seats and waitlist as "3 of 6, 2 in line". */
export const seatsText = ({ seatsTaken, seats, waiting }: MeetupRow): string =>
  `${seatsTaken} of ${seats}${waiting > 0 ? `, ${waiting} in line` : ''}`;
