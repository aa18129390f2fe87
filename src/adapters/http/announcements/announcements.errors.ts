import type { ErrorTable } from '../error-table.js';

export const announcementsErrors: ErrorTable = {
  announcement_text_not_allowed: 400,
  banner_end_not_allowed: 400,
  announcement_state_differs: 409,
  announcement_changed_meanwhile: 409,
  announcement_not_found: 404,
  announcements_switched_off: 409,
};
