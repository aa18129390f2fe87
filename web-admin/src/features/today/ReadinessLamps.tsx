import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../shared/api/http.js';
import { type Finding, readinessHeading, useReadiness } from '../../shared/readiness/use-readiness.js';
import { Section } from '../../shared/ui/Section.js';
import { t } from './figures.js';

/** Which checks each lamp stands for; the last one for all others. */
const LAMPS: ReadonlyArray<readonly [label: string, checks: readonly Finding['check'][]]> = [
  [t('lampEmail'), ['mailServer', 'mailHeaders', 'senderRecords']],
  [t('lampBackup'), ['backup', 'drill']],
  [t('lampSeating'), ['jobs', 'clock', 'timeZone']],
  [t('lampPlaces'), ['places']],
  [t('lampServer'), []],
];
const NAMED = new Set(LAMPS.flatMap(([, checks]) => checks));

const STATES = {
  wrong: { label: t('toMend'), color: 'error.main', icon: <ErrorOutlined /> },
  unchecked: { label: t('notChecked'), color: 'text.secondary', icon: <HelpOutlined /> },
  fine: { label: t('fine'), color: 'success.main', icon: <CheckCircleOutlined /> },
} as const;

/** What the check of readiness found, in five lamps; the page System says more. */
export function ReadinessLamps() {
  const { data, error } = useReadiness(true);
  const findings = data?.findings;
  return (
    <Section title={t('ready')} aside={<Link to="/system">{t('more')}</Link>}>
      <Typography role="status" color="text.secondary" sx={{ mb: 1.5 }}>
        {findings ? readinessHeading(findings) : error ? errorMessage(error) : t('checking')}
      </Typography>
      <Box component="ul" role="list" aria-label={t('ready')} sx={LIST}>
        {LAMPS.map(([label, checks]) => (
          <Lamp key={label} label={label} state={findings && stateOf(findings, checks)} />
        ))}
      </Box>
    </Section>
  );
}

/** The worst state of its checks. */
function stateOf(findings: readonly Finding[], checks: readonly Finding['check'][]): Finding['state'] {
  const own = findings.filter(({ check }) =>
    checks.length > 0 ? checks.includes(check) : !NAMED.has(check),
  );
  return (['wrong', 'unchecked'] as const).find((of) => own.some(({ state }) => state === of)) ?? 'fine';
}

function Lamp({ label, state }: { label: string; state: Finding['state'] | undefined }) {
  const { label: said, color, icon } = STATES[state ?? 'unchecked'];
  return (
    <Box component="li" sx={LAMP}>
      <Box aria-hidden sx={{ display: 'flex', color }}>
        {icon}
      </Box>
      <div>
        <b>{label}</b>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{state ? said : '…'}</Box>
      </div>
    </Box>
  );
}

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: 1,
};
const LAMP = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  p: 1,
  borderRadius: 1,
  bgcolor: 'background.default',
};
