import type { ErrorTable } from '../error-table.js';

export const chatErrors: ErrorTable = {
  empty_message: 400,
  message_too_long: 400,
  message_not_found: 404,
  chat_is_closed: 409,
  client_id_used: 409,
};
