import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { errorMessage } from '../api/http.js';
import { ErrorState } from './ErrorState.js';

/** The error state of a list, with a retry. */
export function ListError(): ReactNode {
  const { error, refetch } = useListContext();
  return <ErrorState text={errorMessage(error)} retry={() => void refetch()} />;
}
