import { MUSIC_GENRES, TOPICS, VIBES } from '@domain/shared/survey-answers.js';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.js';
import type { OwnSurvey, SurveyPayload } from '../api/types.js';
import { useSaveAtOnce } from '../api/use-save-at-once.js';
import { label } from '../labels.js';
import { Select } from '../ui/Field.js';
import { Loaded } from '../ui/Loaded.js';
import { Skeleton } from '../ui/Skeleton.js';
import { t } from './messages.js';

const PATH = '/api/survey';
const QUESTIONS = ['favoriteConversationTopic', 'favoriteMusic', 'personalityType'] as const;

const isComplete = (answers: OwnSurvey): answers is SurveyPayload =>
  QUESTIONS.every((name) => answers[name] !== null);

/** The user's own survey answers, each change of which is saved once all questions are answered. */
function useOwnSurvey() {
  const saved = useQuery({
    queryKey: [PATH],
    queryFn: () => call('get', PATH),
    // The answers may have been changed on another device.
    staleTime: 0,
  });
  const change = useSaveAtOnce<OwnSurvey>({
    name: 'survey-answers',
    queryKey: [PATH],
    save: async (answers) => {
      if (isComplete(answers)) await call('post', PATH, { body: answers });
    },
    failure: { title: t('notSaved'), text: t('tryAgain') },
  });
  return {
    saved,
    choose: (part: Partial<SurveyPayload>): void => change((before) => ({ ...before, ...part })),
  };
}

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
