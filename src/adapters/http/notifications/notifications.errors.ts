import type { ErrorTable } from '../error-table.js';

export const notificationsErrors: ErrorTable = { push_subscription_not_allowed: 400 };
