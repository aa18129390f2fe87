import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { useStaff } from '../../shared/session/use-staff.js';
import { listPath } from '../../shared/ui/list-path.js';
import { type Section, type Tab, tabsOf } from '../sections.js';
import { LAST_SATURDAY } from './SaturdayField.js';
import type { Place } from './use-place.js';

interface Props {
  readonly section: Section;
  readonly place: Place;
}

/** Links to the tabs of a section; those of Saturdays keep the chosen one. */
export function SectionTabs({ section, place: { resource, isList, filter } }: Props): ReactNode {
  const [last] = useStore(LAST_SATURDAY, '');
  const tabs = tabsOf(section, useStaff()?.role === 'admin');
  // A record has no filter.
  if (tabs.length < 2 || (tabs[0]!.filter && !isList)) return null;
  const kept = section.hasSaturday ? { date: isList ? filter.date : last || undefined } : undefined;
  const isCurrent = (tab: Tab): boolean =>
    tab.filter ? tab === filteredTab(tabs, resource, filter) : tab.resource === resource;
  return (
    <Box component="nav" aria-label={section.label} sx={BAR}>
      <Box component="ul" sx={LIST}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Box
              component={Link}
              to={listPath(tab.resource, tab.filter ?? kept)}
              aria-current={isCurrent(tab) ? (isList ? 'page' : 'true') : undefined}
              sx={link}
            >
              {tab.label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** The tab whose filter the list has, be it narrowed further or not. */
function filteredTab(tabs: readonly Tab[], resource: string, filter: object): Tab | undefined {
  const own = new Map(Object.entries(filter));
  const fits = ({ filter = {} }: Tab) =>
    Object.entries(filter).every(([name, value]) => own.get(name) === value);
  return tabs.filter((tab) => tab.resource === resource).findLast(fits);
}

const BAR = {
  mx: { xs: -2, sm: 0 },
  mb: 2,
  overflowX: 'auto',
  borderBottom: '1px solid',
  borderColor: 'divider',
};
const LIST = { display: 'flex', gap: { xs: 0, sm: 1 }, m: 0, px: { xs: 1, sm: 0 }, listStyle: 'none' };
const link = ({ palette: { brand } }: Theme) => ({
  display: 'block',
  px: 1.25,
  py: 1.25,
  whiteSpace: 'nowrap',
  fontWeight: 500,
  color: brand.muted,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&:hover': { color: brand.ink },
  '&[aria-current]': { color: brand.ink, fontWeight: 700, borderBottomColor: brand.tomato },
  '&:focus-visible': { outlineOffset: -3 },
});
