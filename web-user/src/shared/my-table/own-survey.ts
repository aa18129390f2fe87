import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.js';
import type { OwnSurvey, SurveyPayload } from '../api/types.js';
import { useSaveAtOnce } from '../api/use-save-at-once.js';
import { t } from './messages.js';

const PATH = '/api/survey';
const QUESTIONS = ['favoriteConversationTopic', 'favoriteMusic', 'personalityType'] as const;

const isComplete = (answers: OwnSurvey): answers is SurveyPayload =>
  QUESTIONS.every((name) => answers[name] !== null);

/** The user's own survey answers, each change of which is saved once all questions are answered. */
export function useOwnSurvey() {
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
