import { CalendarFeed } from '../../application/calendar/calendar-feed.js';
import type { CalendarPorts } from '../../application/calendar/ports.js';
import { tellNewLink } from './account.js';
import type { Shared } from './shared.js';

export const composeCalendar = (
  shared: Shared,
  given: Omit<CalendarPorts, keyof Shared | 'newLinkNotice'>,
) => ({ calendarFeed: new CalendarFeed({ ...shared, ...given, newLinkNotice: tellNewLink(shared) }) });
