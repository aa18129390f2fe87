import simpleRestProvider from 'ra-data-simple-rest';
import { callJson, http, API } from './api/http.js';

/** What react-admin asks the console's API through. Nothing is edited by hand here: what changes, changes by a verb. */
export const dataProvider = simpleRestProvider(API, http);

/**
 * Does something to one record: `act('verifications', 1001, 'reject', { reason })`. Gives back the record as it is now.
 * @throws HttpError with a message that can be shown
 */
export function act<Row>(
  resource: string,
  id: number | string,
  verb: string,
  body: object = {},
): Promise<Row> {
  return callJson('POST', `/${resource}/${encodeURIComponent(id)}/${verb}`, body);
}
