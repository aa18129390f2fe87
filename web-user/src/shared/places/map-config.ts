import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.js';

/** Whose maps and places this instance shows. */
export const useMapConfig = () =>
  useQuery({ queryKey: ['/api/config'], queryFn: () => call('get', '/api/config') });
