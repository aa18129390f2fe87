import type { SurveyAnswers } from '../../domain/shared/survey-answers.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Ground } from '../ground/ground.js';
import type { Matches } from '../match/ports.js';

export interface IcebreakerTables {
  /**
   * Ids of the open tables formed by runs to which a warm-up or the questions for the table are due and not posted, in
   * order of start, from the one after `after`. See src/domain/icebreakers/times.ts.
   */
  due(now: Date, limit: number, after?: number): Promise<number[]>;
  /** The answers of those of the users who took the survey, in any order. */
  answersOf(userIds: readonly number[]): Promise<SurveyAnswers[]>;
}

export interface IcebreakerPorts extends Ground {
  readonly matches: Matches;
  readonly icebreakerTables: IcebreakerTables;
  readonly systemMessages: SystemMessages;
}
