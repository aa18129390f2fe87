import { VENUE_TYPES } from '../../../domain/shared/slot.js';
import { LONGEST_IMAGE_URL } from '../../../domain/meetup/venue.js';
import { MAX_WAITLIST_LENGTH } from '../../../domain/meetup/meetup.js';
import { SEATS } from '../../../domain/meetup/meetup-plan.js';
import {
  Bool,
  DateText,
  DecimalNumber,
  Described,
  FromText,
  Id,
  Instant,
  ListOf,
  NestedOrNull,
  Nullable,
  OneOf,
  Optional,
  Text,
  WholeNumber,
} from '../fields.js';
import { DecidedOnBody, PersonResponse } from '../admin/person.dto.js';

export const MEETUP_STATUSES = ['open', 'full', 'completed', 'cancelled'] as const;

export class MeetupRecordParams {
  @FromText()
  @Id()
  id!: number;
}

export class CancelForAllBody extends DecidedOnBody {
  @Described('For the audit log only.')
  @Optional()
  @Nullable()
  @Text({ max: 300, trim: true })
  reason?: string | null;
}

export class MeetupRecordRowResponse {
  @Id() id!: number;
  @Text({ max: 100 }) title!: string;
  @OneOf(MEETUP_STATUSES) status!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
  @Text({ max: 100 }) restaurantName!: string;
  @DateText() scheduledDate!: string;
  @Described('`brunch`, `lunch`, `dinner` or a time such as `19:30`.')
  @Text({ max: 10 })
  scheduledTime!: string;
  @WholeNumber() seats!: number;
  @WholeNumber() seatsTaken!: number;
  @Described('Length of the waitlist.')
  @WholeNumber()
  waiting!: number;
  @NestedOrNull(() => PersonResponse) organizer!: PersonResponse | null;
  @Bool() byStaff!: boolean;
}

class VenueCoordinates {
  @DecimalNumber() latitude!: number;
  @DecimalNumber() longitude!: number;
}

export class MeetupRecordResponse extends MeetupRecordRowResponse {
  @Nullable() @Text({ max: 1000 }) description!: string | null;
  @Text({ max: 200 }) restaurantAddress!: string;
  @Described('The coordinates of the venue.')
  @NestedOrNull(() => VenueCoordinates)
  coordinates!: VenueCoordinates | null;
  @Described('A picture of the venue: a console URL, or an external one.')
  @Nullable()
  @Text({ max: LONGEST_IMAGE_URL })
  venueImageUrl!: string | null;
  @Instant() startsAt!: string;
  @Described('By its IANA name.')
  @Text({ max: 60 })
  timeZone!: string;
  @Instant() createdAt!: string;
  @ListOf(() => PersonResponse, SEATS.most) participants!: PersonResponse[];
  @Described('In order of arrival.')
  @ListOf(() => PersonResponse, MAX_WAITLIST_LENGTH)
  waitlist!: PersonResponse[];
  @Described("The match of the meetup's chat.")
  @Id()
  matchId!: number;
  @Described('The last decision of staff on the meetup, to send as `decidedAfter`; null without one.')
  @Nullable()
  @Id()
  lastDecisionId!: number | null;
}
