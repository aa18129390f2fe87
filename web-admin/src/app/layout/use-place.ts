import { useLocation } from 'react-router-dom';
import { type ListFilter, useListFilter } from '../../shared/ui/list-path.js';
import { RESOURCES, type Section, SECTIONS } from '../sections.js';

export interface Place {
  /** Undefined on pages of no section, such as the account. */
  readonly section: Section | undefined;
  /** The name of the resource; empty without one. */
  readonly resource: string;
  /** Its label among those of its section. */
  readonly label: string | undefined;
  readonly isList: boolean;
  readonly isForAdmins: boolean;
  readonly filter: ListFilter;
}

export function usePlace(): Place {
  const { pathname } = useLocation();
  const [, resource = '', ...rest] = pathname.split('/');
  const filter = useListFilter(resource);
  const found = RESOURCES.find(({ name }) => name === resource);
  const section = SECTIONS.find(({ resources }) => (found ? resources.includes(found) : pathname === '/'));
  const tab = section?.tabs.find((each) => each.resource === resource && !each.filter);
  return {
    section,
    resource,
    label: found?.options?.label ?? tab?.label,
    isList: found !== undefined && rest.length === 0,
    isForAdmins: found?.options?.isForAdmins === true,
    filter,
  };
}
