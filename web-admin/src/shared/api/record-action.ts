import { callJson } from './http.js';

/**
 * Posts an action of one record: `postRecordAction('verifications', 1001, 'reject', { reason })`.
 * @returns the record in its new state
 * @throws HttpError with a message that can be shown
 */
export function postRecordAction<RecordType>(
  resource: string,
  id: number | string,
  action: string,
  body: object = {},
): Promise<RecordType> {
  return callJson('POST', `/${resource}/${encodeURIComponent(id)}/${action}`, body);
}
