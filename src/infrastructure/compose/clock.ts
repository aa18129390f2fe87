/**
 * Everything that runs by the clock: each recurring job with its crontab pattern in UTC, and what it does in one phrase, which
 * the System page of the console shows. Its handler is in `jobs.ts`; one without the other does not compile.
 */
export const CLOCK = {
  // The week of a table
  'ask-weekly': ['*/15 * * * *', 'Ask on Monday morning who wants another table'],
  'find-due-slots': ['*/15 * * * *', 'Start the final runs, for Saturdays whose Friday has begun'],
  'expire-requests': ['*/5 * * * *', 'End requests for which it is too late to find a table'],
  'post-icebreakers': ['*/10 * * * *', 'Post questions in the chat before a table starts'],
  'settle-places': ['*/10 * * * *', 'Settle where tables meet, and who books'],
  'draw-table-words': ['*/10 * * * *', 'Draw the words by which tables find each other'],
  'remind-tables': ['*/10 * * * *', 'Remind members of their table, and ask who comes'],
  'advance-tables': ['*/5 * * * *', 'Dissolve tables that are too small, complete and archive past ones'],
  'ask-home-safe': ['*/5 * * * *', 'Ask members after their table whether they are home safe'],
  'ask-for-feedback': ['*/10 * * * *', 'Ask for feedback on the morning after'],
  'assess-attendance': ['25 * * * *', 'Find out who missed a table, two days after it'],
  'offer-chats': ['*/30 * * * *', 'Offer a chat to two who both want to meet again'],

  // Messages
  'push-unread-chats': ['* * * * *', 'Push a notice of unread messages'],
  'mail-unread-chats': ['*/10 * * * *', 'Email a digest of unread messages'],
  'send-announcements': ['* * * * *', 'Email the next members of an announcement'],

  // Accounts
  'close-suspensions': ['*/10 * * * *', 'Close suspensions that have ended'],
  'end-inactive-accounts': ['19 9 * * *', 'Warn and delete accounts without a sign-in for two years'],

  // The server
  'collect-dead-jobs': ['*/5 * * * *', 'Set jobs aside that have no attempts left'],
  'back-up': ['17 * * * *', 'Take the backup of the day, once it is due'],
  'keep-audit-log': ['13 2 * * *', 'Make room in the audit log, and drop what is past its time'],

  // Deleting what has been kept for its time, hourly
  'purge-expired-codes': ['17 * * * *', 'Delete expired sign-ups and codes'],
  'forget-sent-mails': ['23 * * * *', 'Forget which emails were sent'],
  'purge-evidence': ['23 * * * *', 'Delete IDs and photos of verifications'],
  'forget-expired-limits': ['41 * * * *', 'Forget rate limits that have ended'],
  'purge-phone-codes': ['47 * * * *', 'Delete expired phone codes'],
  // and nightly
  'purge-deleted-accounts': ['29 3 * * *', 'Erase deleted accounts and their messages'],
  'purge-home-safe': ['33 3 * * *', 'Delete who came home safe'],
  'close-quiet-chats': ['35 3 * * *', 'Close quiet chats of two, and delete expired offers'],
  'purge-seating-runs': ['37 3 * * *', 'Delete records of seating runs'],
  'purge-groups': ['39 3 * * *', 'Delete codes of friends after their Saturday'],
  'purge-shared-plans': ['40 3 * * *', 'Delete links to plans that have ended'],
  'purge-invitations': ['41 3 * * *', 'Delete invitations that ended long ago'],
  'purge-old-messages': ['41 3 * * *', 'Delete messages of old chats'],
  'erase-meetup-texts': ['41 3 * * *', 'Erase texts and pictures of past meetups'],
  'anonymize-matches': ['43 3 * * *', 'Delete who sat at tables of the year before'],
  'purge-report-evidence': ['53 3 * * *', 'Erase the evidence of decided reports'],
  'purge-undecided-reports': ['56 3 * * *', 'Delete reports that nobody decided, but those about safety'],
  'purge-misses': ['58 3 * * *', 'Delete missed tables that no longer count'],
  'purge-dead-jobs': ['11 4 * * *', 'Delete jobs that were set aside'],
  'purge-announcements': ['17 4 * * *', 'Delete old announcements'],
} as const satisfies Record<string, readonly [cron: string, phrase: string]>;
