import type { ResponseOf } from '../../shared/api/types.js';
import { statusChoices } from '../../shared/ui/choices.js';
import type { StatusLabel } from '../../shared/ui/status-label.js';
import { t } from './messages.js';

export type MeetupRow = ResponseOf<'/api/admin/meetups'>[number];
export type MeetupRecord = ResponseOf<'/api/admin/meetups/{id}'>;

const STATUSES: Record<string, StatusLabel> = {
  open: { label: t('open'), tone: 'good' },
  full: { label: t('full'), tone: 'warning' },
  completed: { label: t('completed'), tone: 'plain' },
  cancelled: { label: t('cancelled'), tone: 'bad' },
};

export const STATUS_CHOICES = statusChoices(STATUSES);

export const statusLabel = (status: string): StatusLabel =>
  STATUSES[status] ?? { label: status, tone: 'plain' };

/** Whether a meetup in this state can still be joined and cancelled. */
export const isUpcoming = (status: string): boolean => status === 'open' || status === 'full';

/** Formats seats and waitlist as "3 of 6, 2 on the waitlist". */
export const seatsText = ({ seatsTaken, seats, waiting }: MeetupRow): string =>
  t(waiting > 0 ? 'seatsTakenAndWaiting' : 'seatsTaken', { taken: seatsTaken, seats, waiting });
