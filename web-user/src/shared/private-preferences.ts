import { queryOptions } from '@tanstack/react-query';
import { call } from './api/call.js';

/** What the user said for nobody else to read. */
export const privatePreferencesQuery = queryOptions({
  queryKey: ['/api/user/private-preferences'],
  queryFn: () => call('get', '/api/user/private-preferences'),
  // They may have been changed on another device.
  staleTime: 0,
});
