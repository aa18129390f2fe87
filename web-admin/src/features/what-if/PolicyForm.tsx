import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Section } from '../../shared/ui/Section.js';
import { t } from './messages.js';
import { currentDraft, type Draft, type PolicySetting, valueOf } from './what-if.js';

interface Props {
  readonly settings: readonly PolicySetting[];
  readonly draft: Draft;
  readonly isBusy: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly onSubmit: () => void;
}

/** One field for each setting, filled with the current value at first. */
export function PolicyForm({ settings, draft, isBusy, onChange, onSubmit }: Props): ReactNode {
  const isComplete = settings.every((each) => valueOf(each, draft) !== null);
  return (
    <Section title={t('settings')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete && !isBusy) onSubmit();
        }}
      >
        <Box sx={GRID}>
          {settings.map((setting) => (
            <SettingField key={setting.name} {...{ setting, draft, isBusy, onChange }} />
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isComplete}>
            {t('compare')}
          </Button>
          <Button disabled={isBusy} onClick={() => onChange(currentDraft(settings))}>
            {t('useCurrent')}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}

interface FieldProps extends Pick<Props, 'draft' | 'isBusy' | 'onChange'> {
  readonly setting: PolicySetting;
}

function SettingField({ setting, draft, isBusy, onChange }: FieldProps): ReactNode {
  const { name, min, max, current } = setting;
  const isWrong = valueOf(setting, draft) === null;
  const { label, hint } = TEXTS[name] ?? { label: name, hint: '' };
  return (
    <TextField
      type="number"
      size="small"
      label={label}
      value={draft[name] ?? ''}
      error={isWrong}
      disabled={isBusy}
      helperText={isWrong ? t('outOfRange', { min, max }) : t('range', { hint, min, max, current })}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
      slotProps={{ htmlInput: { min, max, step: 1 } }}
    />
  );
}

const TEXTS: Readonly<Record<string, { label: string; hint: string }>> = {
  smallestTable: { label: t('smallestTable'), hint: t('smallestTableHint') },
  largestTable: { label: t('largestTable'), hint: t('largestTableHint') },
  extraMiles: { label: t('extraMiles'), hint: t('extraMilesHint') },
  extraYears: { label: t('extraYears'), hint: t('extraYearsHint') },
  repeatWeeks: { label: t('repeatWeeks'), hint: t('repeatWeeksHint') },
};
const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
};
