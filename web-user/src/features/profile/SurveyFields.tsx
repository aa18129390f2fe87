import { MUSIC_GENRES, TOPICS, VIBES } from '@domain/shared/survey-answers.js';
import { label } from '../../shared/labels.js';
import { Select } from '../../shared/ui/Field.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import type { useOwnSurvey } from './own-survey.js';

const FIELDS = [
  { name: 'favoriteConversationTopic', options: TOPICS },
  { name: 'favoriteMusic', options: MUSIC_GENRES },
  { name: 'personalityType', options: VIBES },
] as const;

/** The three survey answers, each with its choices. */
export function SurveyFields({ survey }: { survey: ReturnType<typeof useOwnSurvey> }) {
  const { saved, answers, choose } = survey;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-display text-lg font-bold">{t('survey')}</legend>
      <p className="text-sm text-muted">{t('surveyHint')}</p>
      {answers ? (
        FIELDS.map(({ name, options }) => (
          <Select
            key={name}
            label={t(name)}
            value={answers[name] ?? ''}
            onChange={(event) => choose({ [name]: event.target.value })}
            options={[
              ...(answers[name] ? [] : [{ value: '', label: t('notAnswered') }]),
              ...options.map((value) => ({ value, label: label(value) })),
            ]}
          />
        ))
      ) : saved.isError ? (
        <LoadFailed title={t('surveyFailed')} error={saved.error} onRetry={() => void saved.refetch()} />
      ) : (
        FIELDS.map(({ name }) => <Skeleton key={name} className="h-18" />)
      )}
    </fieldset>
  );
}
