import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { changeOne, type SeatsChanged } from './fairness.js';
import { t } from './messages.js';
import { SKIPPED } from './skipped.js';
import { useTrial } from '../../shared/api/use-trial.js';

/** What would have come of the last Saturday with one thing changed about one person. */
export function ChangeOne(): ReactNode {
  const [draft, setDraft] = useState({ userId: '', change: 'age', value: '' });
  const [isTried, setTried] = useState(false);
  const trial = useTrial(changeOne);
  const takesValue = draft.change !== 'answers';
  const isComplete = isWhole(draft.userId) && (!takesValue || isWhole(draft.value));
  const edit = (changed: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...changed });
    trial.reset();
  };
  const submit = (): void =>
    trial.mutate({
      userId: Number(draft.userId),
      change: draft.change,
      value: takesValue ? Number(draft.value) : 0,
    });
  const number = (name: 'userId' | 'value', label: string): ReactNode => (
    <TextField
      type="number"
      size="small"
      label={label}
      value={draft[name]}
      error={isTried && !isWhole(draft[name])}
      helperText={isTried && !isWhole(draft[name]) && t('wholeNumber')}
      disabled={trial.isPending}
      onChange={({ target }) => edit({ [name]: target.value })}
      slotProps={{ htmlInput: { min: 0, step: 1 } }}
    />
  );
  return (
    <Section title={t('changeOne')}>
      <Typography color="text.secondary" sx={{ maxWidth: '46rem', mb: 2 }}>
        {t('changeOneText')}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isComplete && !trial.isPending) submit();
        }}
      >
        <Box sx={GRID}>
          {number('userId', t('person'))}
          <TextField
            select
            size="small"
            label={t('change')}
            value={draft.change}
            disabled={trial.isPending}
            onChange={({ target }) => edit({ change: target.value, value: '' })}
          >
            {Object.entries(CHANGES).map(([id, { label }]) => (
              <MenuItem key={id} value={id}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          {takesValue && number('value', CHANGES[draft.change]?.value ?? '')}
        </Box>
        <Button
          type="submit"
          variant="contained"
          loading={trial.isPending}

          sx={{ mt: 2 }}
        >
          {t('tryIt')}
        </Button>
      </Box>
      <FormError>{trial.isError && errorMessage(trial.error)}</FormError>
      <Box role="status" sx={{ mt: 2 }}>
        {trial.isPending && t('computing')}
        {trial.data && <Result answer={trial.data} />}
      </Box>
    </Section>
  );
}

function Result({ answer: { seats, skipped } }: { answer: SeatsChanged }): ReactNode {
  if (!seats) return SKIPPED[skipped ?? 'out_of_time'];
  const { before, after, lost, gained } = seats;
  return (
    <>
      <Typography>{t('beforeAndAfter', { before, after })}</Typography>
      <People title={t('lost', { count: lost.length })} people={lost} />
      <People title={t('gained', { count: gained.length })} people={gained} />
    </>
  );
}

function People({ title, people }: { title: string; people: ReadonlyArray<{ id: number }> }): ReactNode {
  return (
    <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <span>{title}</span>
      {people.map(({ id }) => (
        <UserLink key={id} user={{ id, name: t('personWithId', { id: String(id) }) }} />
      ))}
    </Box>
  );
}

const isWhole = (text: string): boolean => /^\d{1,10}$/.test(text.trim());

const CHANGES: Readonly<Record<string, { label: string; value: string }>> = {
  age: { label: t('changeAge'), value: t('years') },
  miles: { label: t('changeMiles'), value: t('miles') },
  answers: { label: t('changeAnswers'), value: '' },
  friend: { label: t('changeFriend'), value: t('friendId') },
  id: { label: t('changeId'), value: t('otherId') },
};
const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
};
