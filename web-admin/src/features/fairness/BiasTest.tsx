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
          {verdict.leans.map((lean) => (
            <li key={lean.trait}>{`${favored(lean)}: ${DEVIATIONS.format(Math.abs(lean.deviations))}`}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function summaryOf({ isOpen, isBiased, leans }: Verdict): string {
  if (!isOpen) return t('decidedByRules');
  const [largest] = leans;
  return isBiased && largest ? t('biased', { trait: favored(largest) }) : t('notBiased');
}

/** Those to whom the seats lean. */
function favored({ trait, deviations }: Verdict['leans'][number]): string {
  const [low, high] = TRAITS[trait] ?? [trait, trait];
  return deviations < 0 ? low : high;
}

const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent' });
const DEVIATIONS = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
/** Who has low values, and who has high ones. */
const TRAITS: Readonly<Record<string, readonly [string, string]>> = {
  id: [t('traitIdLow'), t('traitId')],
  opened: [t('traitOpenedLow'), t('traitOpened')],
  age: [t('traitAgeLow'), t('traitAge')],
  distance: [t('traitDistanceLow'), t('traitDistance')],
};
