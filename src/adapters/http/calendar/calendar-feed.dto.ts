import { FEED_TOKEN_LENGTH } from '../../../application/calendar/ports.js';
import { Described, Instant, Nullable, Text } from '../fields.js';

export class CalendarFeedParams {
  @Described('The secret part of the address.')
  @Text({ max: FEED_TOKEN_LENGTH + '.ics'.length })
  token!: string;
}

export class CalendarFeedResponse {
  @Described('When the address was made; null without one.')
  @Nullable()
  @Instant()
  createdAt!: string | null;
}

export class NewCalendarFeedResponse {
  @Described('The path of the feed. It is shown once, because only a digest is stored.')
  @Text({ max: 100 })
  path!: string;
  @Instant() createdAt!: string;
}
