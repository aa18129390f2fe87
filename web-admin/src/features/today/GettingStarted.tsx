import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CircleOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '../../shared/api/types.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { problemText, useReadiness } from '../../shared/readiness/use-readiness.js';
import { listPath } from '../../shared/ui/list-path.js';
import { Section } from '../../shared/ui/Section.js';
import { t } from './figures.js';

const STAFF = { pagination: { page: 1, perPage: 1 }, filter: { role: 'staff' } };

/** The first steps of an organizer, until there are figures to show. */
export function GettingStarted() {
  const { data: readiness } = useReadiness(true);
  const { total: staff = 0 } = useGetList('users', STAFF);
  const { data: registration } = useApiQuery<ResponseOf<'/api/admin/registration'>>('/registration');
  const { data: community } = useApiQuery<ResponseOf<'/api/admin/community'>>('/community');
  const { data: appearance } = useApiQuery<ResponseOf<'/api/admin/appearance'>>('/appearance');
  const check = (name: string): readonly [isDone: boolean, hint: string] => {
    const found = readiness?.findings.find((finding) => finding.check === name);
    return [found?.state === 'fine', found?.problem ? problemText(found.problem) : t('checking')];
  };
  const steps: readonly Step[] = [
    [t('emailWorks'), '/system', ...check('mailServer')],
    [t('backup'), '/system', ...check('backup')],
    [t('secondModerator'), listPath('users', {}), staff > 1, t('secondModeratorHint')],
    [t('whoMayJoin'), '/registration', isChanged(registration), t('whoMayJoinHint')],
    [t('nameAndColor'), '/community', isChanged(community) || isChanged(appearance), t('nameAndColorHint')],
  ];
  return (
    <Section title={t('gettingStarted')}>
      <Box component="ol" role="list" aria-label={t('gettingStarted')} sx={LIST}>
        {steps.map((step) => (
          <StepRow key={step[0]} step={step} />
        ))}
      </Box>
    </Section>
  );
}

/** An admin has saved it at least once. */
const isChanged = (saved: { readonly version: number } | undefined): boolean => (saved?.version ?? 0) > 0;

/** The hint says what to do about it. */
type Step = readonly [name: string, path: string, isDone: boolean, hint: string];

function StepRow({ step: [name, path, isDone, hint] }: { step: Step }) {
  return (
    <Box component="li" sx={ROW}>
      {isDone ? <CheckCircleOutlined color="success" aria-hidden /> : <CircleOutlined aria-hidden />}
      <div>
        <Box component={Link} to={path} sx={{ fontWeight: 600 }}>
          {name}
        </Box>
        {/* Its lines at once, so that no step moves when the answers come. */}
        <Typography color="text.secondary" sx={{ minHeight: { xs: '4.5em', sm: '3em', md: '1.5em' } }}>
          {isDone ? t('done') : hint}
        </Typography>
      </div>
    </Box>
  );
}

const LIST = { display: 'grid', gap: 0.5 };
const ROW = { display: 'flex', gap: 1.5, alignItems: 'start' };
