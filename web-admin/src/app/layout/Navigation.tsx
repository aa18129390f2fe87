import { comingSaturday } from '@domain/shared/saturday.js';
import { alpha, Box, type Theme } from '@mui/material';
import { createElement } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '../../shared/ui/list-path.js';
import { t } from '../messages.js';
import { type Section, SECTIONS, tabsOf } from '../sections.js';
import { today } from '../../shared/slots/slot-labels.js';
import { useStaff } from '../../shared/session/session.js';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.js';
import { Wordmark } from '../../shared/ui/Wordmark.js';

/** The five entries: a side bar in wide windows, a bar at the bottom in narrow ones. */
export function Navigation({ current }: { current: Section | undefined }) {
  const waiting = useQueueSize();
  const isAdmin = useStaff()?.role === 'admin';
  return (
    <Box component="header" sx={BAR}>
      <Box component="nav" aria-label={t('pages')} sx={{ position: { md: 'sticky' }, top: 0 }}>
        <Box sx={{ display: { xs: 'none', md: 'block' }, px: 2.5, pt: 2.5, pb: 1.5 }}>
          <Wordmark />
        </Box>
        <Box component="ul" role="list" sx={LIST}>
          {SECTIONS.map((section) => (
            <li key={section.label}>
              <Box
                component={Link}
                to={pathOf(section, isAdmin)}
                aria-current={section === current ? 'page' : undefined}
                sx={entry}
              >
                {createElement(section.icon)}
                <span>{section.label}</span>
                {waiting > 0 && section.tabs[0]?.resource === 'work' && (
                  <Box component="span" sx={COUNT}>
                    {waiting}
                    <VisuallyHidden> {t('waiting')}</VisuallyHidden>
                  </Box>
                )}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** Where an entry leads: to its first tab, and the tables to those of the next Saturday. */
function pathOf(section: Section, isAdmin: boolean): string {
  const [first] = tabsOf(section, isAdmin);
  if (!first) return '/';
  return listPath(first.resource, section.hasSaturday ? { date: comingSaturday(today()) } : first.filter);
}

const BAR = {
  position: { xs: 'fixed', md: 'static' },
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'brand.facade',
  color: 'brand.onFacade',
};
const LIST = {
  display: 'flex',
  flexDirection: { md: 'column' },
  gap: 0.25,
  justifyContent: 'space-between',
  px: { xs: 0.5, md: 1.25 },
  py: 0.5,
};
const entry = ({ palette: { brand } }: Theme) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: 'center',
  gap: { xs: 0.25, md: 1.5 },
  minHeight: 44,
  px: { xs: 0.25, md: 1.5 },
  py: 0.5,
  borderRadius: '10px',
  fontSize: { xs: '0.6875rem', md: '1rem' },
  fontWeight: 500,
  color: alpha(brand.onFacade, 0.86),
  textDecoration: 'none',
  '&:hover': { bgcolor: alpha(brand.onFacade, 0.08), color: brand.onFacade },
  '&[aria-current]': {
    bgcolor: { md: alpha(brand.onFacade, 0.14) },
    color: brand.onFacade,
    fontWeight: 700,
    '& svg': { color: brand.butter },
  },
  '&:focus-visible': { outlineColor: brand.butter, outlineOffset: -3 },
});
const COUNT = {
  position: { xs: 'absolute', md: 'static' },
  top: 0,
  insetInlineStart: '50%',
  ml: { xs: 0.5, md: 'auto' },
  minWidth: 20,
  px: 0.5,
  borderRadius: 3,
  bgcolor: 'brand.butter',
  color: 'brand.onButter',
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
};

const POLL_MS = 15_000;

/** Polls the number of open items in the queue. */
function useQueueSize(): number {
  const { total = 0 } = useGetList(
    'work',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'dueAt', order: 'ASC' }, filter: {} },
    { refetchInterval: POLL_MS },
  );
  return total;
}
