import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.js';

/** Query of the configured map source of this instance. */
export const useMapConfig = () =>
  useQuery({ queryKey: ['/api/config'], queryFn: () => call('get', '/api/config') });
