import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { messageOf } from '../api/http.js';
import { Trouble } from './ErrorState.js';

/** Stands where a list could not be loaded. */
export function ListTrouble(): ReactNode {
  const { error, refetch } = useListContext();
  return <Trouble text={messageOf(error)} retry={() => void refetch()} />;
}
