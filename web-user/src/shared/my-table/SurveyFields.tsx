import { MUSIC_GENRES, TOPICS, VIBES } from '@domain/shared/survey-answers.js';
import { label } from '../labels.js';
import { Select } from '../ui/Field.js';
import { Loaded } from '../ui/Loaded.js';
import { Skeleton } from '../ui/Skeleton.js';
import { t } from './messages.js';
import { useOwnSurvey } from './own-survey.js';

const FIELDS = [
  { name: 'favoriteConversationTopic', options: TOPICS },
  { name: 'favoriteMusic', options: MUSIC_GENRES },
  { name: 'personalityType', options: VIBES },
] as const;

/** The three survey answers, each with its choices. */
export function SurveyFields() {
  const { saved, choose } = useOwnSurvey();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-display text-lg font-bold">{t('survey')}</legend>
      <p className="text-sm text-muted">{t('surveyHint')}</p>
      <Loaded
        query={saved}
        failed={t('surveyFailed')}
        loading={FIELDS.map(({ name }) => (
          <Skeleton key={name} className="h-18" />
        ))}
      >
        {(answers) =>
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
        }
      </Loaded>
    </fieldset>
  );
}
