import type { ErrorTable } from '../error-table.js';

export const placesErrors: ErrorTable = {
  tile_not_on_map: 404,
};
