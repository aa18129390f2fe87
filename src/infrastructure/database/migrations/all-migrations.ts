import type { MigrationObject } from '@mikro-orm/core';
import { Spine } from './migration-20261121000000-spine.js';
import { TrustVerification } from './migration-20261121150000-trust-verification.js';
import { ReadMarks } from './migration-20261121160000-read-marks.js';
import { Meetups } from './migration-20261121170000-meetups.js';
import { Farewell } from './migration-20261121180000-farewell.js';
import { Staff } from './migration-20261121190000-staff.js';
import { ReportsAndBlocks } from './migration-20261121191000-reports-and-blocks.js';
import { Suspensions } from './migration-20261121192000-suspensions.js';
import { ConsoleOfTables } from './migration-20261121193000-console-of-tables.js';
import { VenueBallots } from './migration-20261121200000-venue-ballots.js';
import { MeetupsInOrder } from './migration-20261121201000-meetups-in-order.js';
import { SeatingRuns } from './migration-20261121203000-seating-runs.js';
import { PlacesOfSeats } from './migration-20261122100000-places-of-seats.js';
import { SignUpsSideBySide } from './migration-20261122110000-sign-ups-side-by-side.js';
import { ResetsSideBySide } from './migration-20261122120000-resets-side-by-side.js';
import { PagesOfFiles } from './migration-20261122121500-pages-of-files.js';
import { SeenFiles } from './migration-20261122122500-seen-files.js';
import { RestrictedSessions } from './migration-20261122131000-restricted-sessions.js';
import { SessionsShown } from './migration-20261122132000-sessions-shown.js';
import { EmailChanges } from './migration-20261122133000-email-changes.js';
import { KnownDevices } from './migration-20261122134000-known-devices.js';

/** All migrations in chronological order; a released one is never edited. */
export const allMigrations: MigrationObject[] = [
  { name: '20261121000000-spine', class: Spine },
  { name: '20261121150000-trust-verification', class: TrustVerification },
  { name: '20261121160000-read-marks', class: ReadMarks },
  { name: '20261121170000-meetups', class: Meetups },
  { name: '20261121180000-farewell', class: Farewell },
  { name: '20261121190000-staff', class: Staff },
  { name: '20261121191000-reports-and-blocks', class: ReportsAndBlocks },
  { name: '20261121192000-suspensions', class: Suspensions },
  { name: '20261121193000-console-of-tables', class: ConsoleOfTables },
  { name: '20261121200000-venue-ballots', class: VenueBallots },
  { name: '20261121201000-meetups-in-order', class: MeetupsInOrder },
  { name: '20261121203000-seating-runs', class: SeatingRuns },
  { name: '20261122100000-places-of-seats', class: PlacesOfSeats },
  { name: '20261122110000-sign-ups-side-by-side', class: SignUpsSideBySide },
  { name: '20261122120000-resets-side-by-side', class: ResetsSideBySide },
  { name: '20261122121500-pages-of-files', class: PagesOfFiles },
  { name: '20261122122500-seen-files', class: SeenFiles },
  { name: '20261122131000-restricted-sessions', class: RestrictedSessions },
  { name: '20261122132000-sessions-shown', class: SessionsShown },
  { name: '20261122133000-email-changes', class: EmailChanges },
  { name: '20261122134000-known-devices', class: KnownDevices },
];
