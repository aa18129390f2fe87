/** Removed when the account is deleted. */
export const AT_ONCE = 'at-once';
/** Removed 28 days later, with the anonymized row of the user. */
export const LATER = 'later';
const NOBODY = 'It has no data of a user.';
const OF_STAFF = 'An act of staff, which the audit log has.';
const OF_OTHERS = 'The choice of another member, whom the export would betray.';
const OF_A_VENUE = 'The place of a venue, not of a user.';
const ID_ALONE = 'An id, which names nobody after the row of the user is removed.';
const BY_CASCADE = 'It is removed with the seat or the request that it refers to.';
const IN_PROFILE = 'It is in the profile, which the export reads from the account.';
const ANONYMIZED = 'Anonymizing the account overwrites it at once.';
const RETENTION = 'It ends by the retention of its own in docs/privacy.md.';

type Place = readonly [exported: string, removed: string];
const ofNobody: Place = [NOBODY, NOBODY];
const ofStaff: Place = [OF_STAFF, LATER];
const ofProfile: Place = [IN_PROFILE, ANONYMIZED];

/**
 * Each column that refers to a user or may hold data of one, and each table without such a column: the record of the
 * export that has it, and when it is removed; or a sentence that says why not.
 */
export const PLACES: Readonly<Record<string, Place>> = {
  'account_activity.user_id': ['activity', AT_ONCE],
  'announcements.last_user_id': [NOBODY, ID_ALONE],
  appearance: ofNobody,
  assessed_tables: ofNobody,
  'audit_log.actor_id': [OF_STAFF, RETENTION],
  'audit_log.details': [OF_STAFF, RETENTION],
  backup_runs: ofNobody,
  'blocks.blocked_id': [OF_OTHERS, LATER],
  'blocks.blocker_id': ['blocks', LATER],
  'calendar_feeds.user_id': ['calendar', AT_ONCE],
  'chat_messages.about_user_id': ['What happened to the seat is in the matches.', LATER],
  'chat_messages.params': ofNobody,
  'chat_messages.user_id': ['messages', LATER],
  chat_notices: ['How far messages were announced; what was written is in the messages.', BY_CASCADE],
  'chat_offers.first_id': ['chatOffers', AT_ONCE],
  'chat_offers.second_id': ['chatOffers', AT_ONCE],
  'community.contact_email': ofNobody,
  dead_jobs: ['Encrypted, to be tried again and not to be read.', RETENTION],
  development_inbox: ['Never in production.', 'Never in production.'],
  'dinner_feedback.again': ['feedback', LATER],
  'dinner_feedback.came': ['feedback', LATER],
  'dinner_feedback.did_not_come': ['feedback', LATER],
  'dinner_feedback.user_id': ['feedback', LATER],
  'email_proofs.email': ['emailChange', AT_ONCE],
  'email_proofs.user_id': ['emailChange', AT_ONCE],
  final_runs: ofNobody,
  friend_group_members: ['requests', BY_CASCADE],
  friend_groups: ['A code without a name; who came along is in the requests.', RETENTION],
  'home_safe_questions.user_id': ['homeSafe', AT_ONCE],
  'invitation_uses.user_id': ['registration', AT_ONCE],
  'invitations.created_by': ['registration', LATER],
  'known_devices.user_id': ['knownDevices', AT_ONCE],
  'match_members.user_id': ['matches', LATER],
  'matches.anonymous_counts': ofNobody,
  'matches.cancelled_by': ['matches', LATER],
  'matches.formation': ['What members share is computed from survey and interests.', AT_ONCE],
  'matches.organizer_id': ['The meetups have it.', LATER],
  meetup_links: ['A token without a name; the meetup is in the meetups.', RETENTION],
  'meetup_requests.seat_latitude': ['requests', AT_ONCE],
  'meetup_requests.user_id': ['requests', LATER],
  'meetup_waitlist.user_id': ['meetups', LATER],
  'meetups.created_by': ['meetups', LATER],
  'meetups.latitude': [OF_A_VENUE, OF_A_VENUE],
  'notification_opt_outs.user_id': ['notifications', AT_ONCE],
  own_backups: ofNobody,
  'password_resets.email': ['A code that was asked for, for a day.', AT_ONCE],
  'pending_registrations.email': ['Not yet an account.', RETENTION],
  'phone_verifications.phone_number': ['phoneVerification', AT_ONCE],
  'phone_verifications.user_id': ['phoneVerification', AT_ONCE],
  'private_preferences.user_id': ['privatePreferences', AT_ONCE],
  'push_devices.user_id': ['devices', AT_ONCE],
  rate_limits: ['Hashed keys, for a day at most.', RETENTION],
  registration_policy: ofNobody,
  'reliability_misses.user_id': ['misses', AT_ONCE],
  'reports.about_user_id': [OF_OTHERS, LATER],
  'reports.claimed_by': ofStaff,
  'reports.decided_by': ofStaff,
  'reports.evidence': [OF_OTHERS, RETENTION],
  'reports.reporter_id': ['reports', LATER],
  'seating_exclusions.excluded_id': [OF_OTHERS, LATER],
  'seating_exclusions.user_id': ['notAgain', LATER],
  'seating_runs.match_ids': ofNobody,
  'seating_runs.paths': ofNobody,
  'second_factors.user_id': ['secondFactor', AT_ONCE],
  'sent_mails.email': ['sentMails', AT_ONCE],
  'sessions.sess': ['sessions', LATER],
  shared_plans: ['sharedPlans', BY_CASCADE],
  'split_offer_movers.user_id': ['tableChanges', AT_ONCE],
  split_offers: ['tableChanges', RETENTION],
  'staff_sessions.sess': ['Hours of work at the console.', RETENTION],
  'suspensions.agreed_by': ofStaff,
  'suspensions.answered_by': ofStaff,
  'suspensions.asked_by': ofStaff,
  'suspensions.lifted_by': ofStaff,
  'suspensions.user_id': ['suspensions', LATER],
  table_words: ofNobody,
  'undeliverable_addresses.email': ['undeliverableAddress', AT_ONCE],
  'undeliverable_addresses.user_id': ['undeliverableAddress', AT_ONCE],
  'user_survey_responses.user_id': ['survey', AT_ONCE],
  'users.email': ofProfile,
  'users.latitude': ofProfile,
  'users.mailbox': ofProfile,
  'users.phone_number': ofProfile,
  'users.role_given_by': [OF_STAFF, ID_ALONE],
  venue_areas: ofNobody,
  'venue_bookings.booker_id': ['bookings', LATER],
  'venue_bookings.caller_ids': ['bookings', AT_ONCE],
  'venue_bookings.picker_id': ['bookings', LATER],
  'venue_proposals.latitude': [OF_A_VENUE, OF_A_VENUE],
  'venue_proposals.proposed_by': ['venues', AT_ONCE],
  'venue_votes.user_id': ['votes', AT_ONCE],
  'verification_reviews.claimed_by': ofStaff,
  'verification_reviews.decided_by': ofStaff,
  'verification_reviews.seen_by': ofStaff,
  'verification_reviews.user_id': ['reviews', LATER],
  'weekly_questions.user_id': ['weeklyQuestion', AT_ONCE],
};
