import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';

export type ListFilter = Readonly<Record<string, unknown>>;

/** The path of a list with a filter; without one, that of its last visit. */
export const listPath = (resource: string, filter?: object): string =>
  `/${resource}${filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''}`;

/** The filter in the address, or else the one that the list had last. */
export function useListFilter(resource: string): ListFilter {
  const { search } = useLocation();
  const [last] = useStore<{ readonly filter?: ListFilter }>(`${resource}.listParams`);
  return filterIn(search) ?? last?.filter ?? {};
}

function filterIn(search: string): ListFilter | null {
  try {
    return JSON.parse(new URLSearchParams(search).get('filter') ?? 'null') as ListFilter | null;
  } catch {
    return null;
  }
}
