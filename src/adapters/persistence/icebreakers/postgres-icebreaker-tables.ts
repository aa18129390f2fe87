import type { EntityManager } from '@mikro-orm/postgresql';
import type { IcebreakerTables } from '../../../application/icebreakers/ports.js';
import { SYSTEM_USER_ID } from '../../../domain/chat/chat-message.js';
import { AT_THE_TABLE, WARM_UP } from '../../../domain/icebreakers/icebreaker-messages.js';
import { AT_THE_TABLE_HOURS, WARM_UP_HOURS } from '../../../domain/icebreakers/times.js';
import type { SurveyAnswers } from '../../../domain/shared/survey-answers.js';
import { isOpenMatchSql } from '../status-sql.js';
import { AFTER_MATCH } from '../after-match-sql.js';

const dueSql = (hours: { from: number; until: number }, occasion: string): string => `(
  select m.starts_at, m.id from matches m cross join (select ?::timestamptz as now) clock
  where ${isOpenMatchSql('m.status')} and m.meetup_id is null
    and m.starts_at <= clock.now + interval '${hours.from} hours' and m.starts_at > clock.now + interval '${hours.until} hours'
    and m.created_at <= m.starts_at - interval '${hours.from} hours'
    and not exists (
      select from chat_messages posted
      where posted.user_id = ${SYSTEM_USER_ID} and posted.match_id = m.id and posted.client_id = '${occasion}')
    and ${AFTER_MATCH}
  order by m.starts_at, m.id limit ?)`;

const DUE = `
  select id from (${dueSql(WARM_UP_HOURS, WARM_UP)} union all ${dueSql(AT_THE_TABLE_HOURS, AT_THE_TABLE)}) due
  order by starts_at, id limit ?`;

const ANSWERS = `
  select favorite_conversation_topic as "favoriteConversationTopic", favorite_music as "favoriteMusic",
    personality_type as "personalityType"
  from user_survey_responses where user_id = any (?::int[])`;

export class PostgresIcebreakerTables implements IcebreakerTables {
  constructor(private readonly em: EntityManager) {}

  async due(now: Date, limit: number, after = 0): Promise<number[]> {
    const arm = [now, after, limit];
    const rows = await this.em.execute<Array<{ id: number }>>(DUE, [...arm, ...arm, limit]);
    return rows.map(({ id }) => id);
  }

  answersOf(userIds: readonly number[]): Promise<SurveyAnswers[]> {
    return this.em.execute(ANSWERS, [`{${userIds.join(',')}}`]);
  }
}
