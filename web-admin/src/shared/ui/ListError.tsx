import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { errorMessage } from '../api/http.js';
import { ErrorState } from './ErrorState.js';

/** Stands where a list could not be loaded. */
export function ListError(): ReactNode {
  const { error, refetch } = useListContext();
  return <ErrorState text={errorMessage(error)} retry={() => void refetch()} />;
}
