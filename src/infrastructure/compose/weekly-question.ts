import { AskingEveryWeek } from '../../application/weekly-question/asking-every-week.js';
import type { WeeklyQuestionPorts } from '../../application/weekly-question/ports.js';
import type { Shared } from './shared.js';

export function composeWeeklyQuestion(shared: Shared, given: Omit<WeeklyQuestionPorts, keyof Shared>) {
  const askingEveryWeek = new AskingEveryWeek({ ...given, ...shared });
  const handlers = { askWeekly: { execute: () => askingEveryWeek.askDue() } };
  return { weeklyQuestions: given.weeklyQuestions, askingEveryWeek, handlers };
}
