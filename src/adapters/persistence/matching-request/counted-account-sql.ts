/**
 * Whether the account `u` cost its owner something: a checked phone, photo or ID, or the one account of a network and day.
 * Only these count where an answer compares waiting users, because an answer about few of them is found by adding accounts.
 */
export const IS_COUNTED_ACCOUNT = `(u.is_phone_verified or u.is_profile_picture_verified or u.is_id_verified
  or u.is_first_of_network)`;
