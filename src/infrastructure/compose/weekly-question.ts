import type { OpenRequest } from '../../application/matching-request/open-request.js';
import type { MatchingRequests } from '../../application/matching-request/ports.js';
import type { Preferences } from '../../application/notifications/preferences.js';
import { AnswerWeeklyLink } from '../../application/weekly-question/answer-weekly-link.js';
import { AskWeekly } from '../../application/weekly-question/ask-weekly.js';
import type { WeeklyQuestions } from '../../application/weekly-question/ports.js';
import { SetWeeklyQuestion } from '../../application/weekly-question/set-weekly-question.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly weeklyQuestions: WeeklyQuestions;
  readonly requests: MatchingRequests;
  readonly openRequest: OpenRequest;
  readonly preferences: Preferences;
}

export function composeWeeklyQuestion(shared: Shared, ports: Ports) {
  const { unitOfWork, contacts, notifier, links, clock, homeZone } = shared;
  const { weeklyQuestions, requests, openRequest, preferences } = ports;
  const handlers = {
    askWeekly: new AskWeekly(
      unitOfWork,
      weeklyQuestions,
      requests,
      contacts,
      notifier,
      links,
      clock,
      homeZone,
    ),
  };
  return {
    weeklyQuestions,
    setWeeklyQuestion: new SetWeeklyQuestion(unitOfWork, weeklyQuestions, preferences, clock, homeZone),
    answerWeeklyLink: new AnswerWeeklyLink(unitOfWork, links, weeklyQuestions, requests, openRequest, clock),
    handlers,
  };
}
