import { addDays } from '../../domain/shared/calendar-date.js';
import { localDate } from '../../domain/shared/time-zone.js';
import { inBatches } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import type { FriendGroups } from './ports.js';

/** Recurring job that deletes groups with their codes, once their Saturday is over in every time zone. */
export class PurgeGroups {
  constructor(
    private readonly groups: FriendGroups,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const today = localDate(this.clock.now(), 'UTC');
    const yesterday = addDays(today, -1);
    await inBatches(this.clock, (size) => this.groups.removeBefore(yesterday, size));
  }
}
