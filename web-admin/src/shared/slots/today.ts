import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { isTimeZone, localDate } from '@domain/shared/time-zone.js';

const DEVICE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** A device may say a zone that `Intl` does not know, such as `Etc/Unknown`. */
const ZONE = isTimeZone(DEVICE_ZONE) ? DEVICE_ZONE : 'UTC';

/** The date in the device's time zone. */
export const today = (): CalendarDate => localDate(new Date(), ZONE);
