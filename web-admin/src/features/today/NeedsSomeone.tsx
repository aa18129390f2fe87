import { type CalendarDate } from '@domain/shared/calendar-date.js';
import { dateLabel } from '@domain/shared/saturday.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LOCALE } from '../../shared/i18n/language.js';
import { listPath } from '../../shared/ui/list-path.js';
import { Section } from '../../shared/ui/Section.js';
import { Tag } from '../../shared/ui/Tag.js';
import type { Attendance, Stats } from './figures.js';
import { t } from './messages.js';

const KINDS = ['id', 'picture', 'report', 'appeal', 'ending'] as const;

/** What is not said by the number of yeses. */
const RISKS: Readonly<Record<string, string>> = {
  short: t('short'),
  no_venue: t('no_venue'),
  not_booked: t('not_booked'),
};

interface Props {
  readonly queue: Stats['queue'];
  readonly tables: Attendance['atRisk'];
}

/** The cases that wait, and the tables that may not take place, each with a link. */
export function NeedsSomeone({ queue: { open, overdue, byKind }, tables }: Props): ReactNode {
  const kinds = KINDS.filter((kind) => byKind[kind] > 0);
  return (
    <Section title={t('needsSomeone')}>
      {open + tables.length === 0 && <Typography color="text.secondary">{t('nothingNeeded')}</Typography>}
      <Box component="ul" aria-label={t('needsSomeone')} sx={LIST}>
        {overdue > 0 && (
          <li>
            <Link to={listPath('work', {})}>
              <Tag tone="bad">{t('pastDue', { count: overdue })}</Tag>
            </Link>
          </li>
        )}
        {open > 0 && (
          <li>
            {t('waiting', { count: open })}
            {kinds.map((kind, at) => (
              <Fragment key={kind}>
                {at === 0 ? ': ' : ' · '}
                <Link to={listPath('work', { kind })}>{t(kind, { count: byKind[kind] })}</Link>
              </Fragment>
            ))}
          </li>
        )}
        {tables.map(({ id, date, members, confirmed, risks }) => (
          <li key={id}>
            <Link to={`/matches/${id}/show`}>
              {t('tableOf', { day: dateLabel(date as CalendarDate, LOCALE), id: String(id) })}
            </Link>
            {': '}
            {[t('yesesOf', { confirmed, members }), ...risks.flatMap((risk) => RISKS[risk] ?? [])].join(', ')}
          </li>
        ))}
      </Box>
    </Section>
  );
}

const LIST = {
  display: 'grid',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': { fontWeight: 600 },
  '& > li': { py: 1 },
  '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
};
