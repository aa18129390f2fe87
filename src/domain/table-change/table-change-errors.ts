import { conflict, missing } from '../shared/refusal.js';

/** The table has no such question, or the user was not asked. */
export class TableChangeNotFound extends missing(
  'table_change_not_found',
  "There's nothing to decide about this table.",
) {}

/** The deadline has passed. */
export class TableChangeIsOver extends conflict(
  'table_change_is_over',
  'The time to decide is over. Your table stays as it is.',
) {}
