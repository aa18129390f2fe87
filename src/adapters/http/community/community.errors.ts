import type { ErrorTable } from '../error-table.js';

export const communityErrors: ErrorTable = {
  community_text_not_allowed: 400,
  community_changed_meanwhile: 409,
};
