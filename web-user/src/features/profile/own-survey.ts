import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.js';
import type { OwnSurvey, SurveyPayload } from '../../shared/api/types.js';

/** The user's own survey answers, as they are edited with the profile. */
export function useOwnSurvey() {
  const saved = useQuery({
    queryKey: ['/api/survey'],
    queryFn: () => call('get', '/api/survey'),
    // The answers may have been changed on another device.
    staleTime: 0,
  });
  const [chosen, setChosen] = useState<Partial<SurveyPayload>>({});
  const answers = saved.data && { ...saved.data, ...chosen };

  return {
    saved,
    answers,
    choose: (change: Partial<SurveyPayload>) => setChosen({ ...chosen, ...change }),
    /** The answers to save; undefined where none has changed, or one is still missing. */
    change: (): SurveyPayload | undefined =>
      answers && isComplete(answers) && QUESTIONS.some((name) => answers[name] !== saved.data[name])
        ? answers
        : undefined,
  };
}

const QUESTIONS = ['favoriteConversationTopic', 'favoriteMusic', 'personalityType'] as const;

const isComplete = (answers: OwnSurvey): answers is SurveyPayload =>
  QUESTIONS.every((name) => answers[name] !== null);
