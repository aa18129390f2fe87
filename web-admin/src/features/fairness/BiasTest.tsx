import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import { LOCALE } from '../../shared/i18n/language.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import { type BiasReport, testForBias, type Verdict } from './fairness.js';
import { t } from './messages.js';
import { SKIPPED } from './skipped.js';
import { useTrial } from '../../shared/api/use-trial.js';

/** Starts the test of the last Saturday, shows how far it is, and what it has found. */
export function BiasTest(): ReactNode {
  const [done, setDone] = useState(0);
  const test = useTrial<void, BiasReport>((_, signal) => testForBias(signal, setDone));
  const start = (): void => {
    setDone(0);
    test.mutate();
  };
  return (
    <Section title={t('bias')}>
      <Typography color="text.secondary" sx={{ maxWidth: '46rem', mb: 2 }}>
        {t('biasText')}
      </Typography>
      <Button variant="contained" loading={test.isPending} onClick={start}>
        {t('startTest')}
      </Button>
      <FormError>{test.isError && errorMessage(test.error)}</FormError>
      <Box role="status" sx={{ mt: 2 }}>
        {test.isPending && t('testing', { share: PERCENT.format(done) })}
        {test.data && <Result report={test.data} />}
      </Box>
    </Section>
  );
}

function Result({ report: { requests, skipped, verdict } }: { report: BiasReport }): ReactNode {
  if (!verdict) return SKIPPED[skipped ?? 'out_of_time'];
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{summaryOf(verdict)}</Typography>
      <Typography color="text.secondary">
        {t('tested', { count: requests, p: PERCENT.format(verdict.p) })}
      </Typography>
      {verdict.isOpen && (
        <ul>
          {verdict.leans.map(({ trait, deviations }) => (
            <li key={trait}>{`${TRAITS[trait] ?? trait}: ${SIGNED.format(deviations)}`}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function summaryOf({ isOpen, isBiased, leans }: Verdict): string {
  if (!isOpen) return t('decidedByRules');
  const trait = leans[0]?.trait ?? '';
  return isBiased ? t('biased', { trait: TRAITS[trait] ?? trait }) : t('notBiased');
}

const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent' });
const SIGNED = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const TRAITS: Readonly<Record<string, string>> = {
  id: t('traitId'),
  opened: t('traitOpened'),
  age: t('traitAge'),
  distance: t('traitDistance'),
};
