import type { CalendarEvents, CalendarFeeds } from '../../application/calendar/calendar-feeds.js';
import { OwnCalendarFeed } from '../../application/calendar/own-calendar-feed.js';
import { ReadCalendarFeed } from '../../application/calendar/read-calendar-feed.js';
import { tellNewLink } from './account.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly feeds: CalendarFeeds;
  readonly calendarEvents: CalendarEvents;
}

export function composeCalendar(shared: Shared, { feeds, calendarEvents }: Ports) {
  const { unitOfWork, limiter, chance, goodStanding, clock } = shared;
  return {
    ownFeed: new OwnCalendarFeed(unitOfWork, feeds, tellNewLink(shared), limiter, chance, clock),
    readFeed: new ReadCalendarFeed(feeds, calendarEvents, goodStanding, limiter, clock),
  };
}
