import { addDays, type CalendarDate } from '@domain/shared/calendar-date.js';
import { comingSaturday, HORIZON_WEEKS } from '@domain/shared/saturday.js';
import { Box, type Theme } from '@mui/material';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { choicesOf } from '../../shared/ui/choices.js';
import { ChoiceMenu } from '../../shared/ui/ChoiceMenu.js';
import { listPath } from '../../shared/ui/list-path.js';
import { t } from '../messages.js';
import { type Section, type Tab, tabsOf } from '../sections.js';
import { dayLabel, today } from '../../shared/slots/slot-labels.js';
import { useStaff } from '../../shared/session/session.js';
import type { Place } from './use-place.js';

interface Props {
  readonly section: Section;
  readonly place: Place;
}

/** Links to the tabs of a section; those of Saturdays keep the chosen one. */
export function SectionTabs({ section, place: { resource, isList, filter } }: Props) {
  const [last] = useStore(LAST_SATURDAY, '');
  const tabs = tabsOf(section, useStaff()?.role === 'admin');
  // A record has no filter.
  if (tabs.length < 2 || (tabs[0]!.filter && !isList)) return null;
  const kept = section.hasSaturday ? { date: isList ? filter.date : last || undefined } : undefined;
  const isCurrent = (tab: Tab): boolean =>
    tab.filter ? tab === filteredTab(tabs, resource, filter) : tab.resource === resource;
  return (
    <Box component="nav" aria-label={section.label} sx={BAR}>
      <Box component="ul" role="list" sx={LIST}>
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
  borderBottom: '1px solid',
  borderColor: 'divider',
};
/** They wrap, because one beyond the edge of a phone would not be found. */
const LIST = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 0, sm: 1 },
  px: { xs: 1, sm: 0 },
};
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

/** Key of the store: the Saturday of the last list, for the tabs of a record. */
const LAST_SATURDAY = 'last-saturday';
const PAST_WEEKS = 12;

/** Chooses the Saturday of the lists; another day can only be in the address. */
export function SaturdayField({ resource, filter }: Place) {
  const navigate = useNavigate();
  const next = comingSaturday(today());
  const date = (filter.date as CalendarDate | undefined) ?? '';
  const days = Array.from({ length: PAST_WEEKS + HORIZON_WEEKS + 1 }, (_, week) =>
    addDays(next, 7 * (week - PAST_WEEKS)),
  );
  if (date && !days.includes(date)) days.push(date);
  const [, keep] = useStore(LAST_SATURDAY, '');
  useEffect(() => keep(date), [keep, date]);
  return (
    <ChoiceMenu
      label={t('saturday')}
      all={t('everySaturday')}
      value={date}
      choices={choicesOf(days, dayLabel)}
      onChange={(day) => void navigate(listPath(resource, { ...filter, date: day ?? undefined }))}
      sx={{ minWidth: '10rem' }}
    />
  );
}
