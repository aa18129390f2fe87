/**
 * Everything that runs by the clock: each recurring job with its crontab pattern in UTC. Its handler is in `jobs.ts`; one
 * without the other does not compile. What it does stands in `locales`, for the System page of the console.
 */
export const CLOCK = {
  // The week of a table
  'ask-weekly': '*/15 * * * *',
  'find-due-slots': '*/15 * * * *',
  'expire-requests': '*/5 * * * *',
  'post-icebreakers': '*/10 * * * *',
  'settle-places': '*/10 * * * *',
  'draw-table-words': '*/10 * * * *',
  'remind-tables': '*/10 * * * *',
  'advance-tables': '*/5 * * * *',
  'ask-home-safe': '*/5 * * * *',
  'ask-for-feedback': '*/10 * * * *',
  'assess-attendance': '25 * * * *',
  'offer-chats': '*/30 * * * *',

  // Messages
  'push-unread-chats': '* * * * *',
  'mail-unread-chats': '*/10 * * * *',
  'send-announcements': '* * * * *',

  // Accounts
  'close-suspensions': '*/10 * * * *',
  'end-inactive-accounts': '19 9 * * *',

  // The server
  'collect-dead-jobs': '*/5 * * * *',
  'back-up': '17 * * * *',
  'keep-audit-log': '13 2 * * *',

  // Deleting what has been kept for its time, hourly
  'purge-expired-codes': '17 * * * *',
  'forget-sent-mails': '23 * * * *',
  'purge-evidence': '23 * * * *',
  'forget-expired-limits': '41 * * * *',
  'purge-phone-codes': '47 * * * *',
  // and nightly
  'purge-deleted-accounts': '29 3 * * *',
  'purge-home-safe': '33 3 * * *',
  'close-quiet-chats': '35 3 * * *',
  'purge-seating-runs': '37 3 * * *',
  'purge-groups': '39 3 * * *',
  'purge-shared-plans': '40 3 * * *',
  'purge-invitations': '41 3 * * *',
  'purge-old-messages': '41 3 * * *',
  'erase-meetup-texts': '41 3 * * *',
  'anonymize-matches': '43 3 * * *',
  'purge-report-evidence': '53 3 * * *',
  'purge-undecided-reports': '56 3 * * *',
  'purge-misses': '58 3 * * *',
  'purge-dead-jobs': '11 4 * * *',
  'purge-announcements': '17 4 * * *',
} as const satisfies Record<string, string>;
