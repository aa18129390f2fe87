import type { EntityManager } from '@mikro-orm/postgresql';
import type { SurveyResponses, WholeSurvey } from '../../../application/profile/ports.js';

export class PostgresSurveyResponses implements SurveyResponses {
  constructor(private readonly em: EntityManager) {}

  async find(userId: number): Promise<WholeSurvey | null> {
    const [answers] = await this.em.execute<WholeSurvey[]>(
      `select favorite_conversation_topic as "favoriteConversationTopic", favorite_music as "favoriteMusic",
         personality_type as "personalityType"
       from user_survey_responses where user_id = ?`,
      [userId],
    );
    return answers ?? null;
  }

  async save(userId: number, answers: WholeSurvey): Promise<void> {
    const { favoriteConversationTopic, favoriteMusic, personalityType } = answers;
    await this.em.execute(
      `insert into user_survey_responses (user_id, favorite_conversation_topic, favorite_music, personality_type)
       values (?, ?, ?, ?)
       on conflict (user_id) do update set
         favorite_conversation_topic = excluded.favorite_conversation_topic,
         favorite_music = excluded.favorite_music,
         personality_type = excluded.personality_type`,
      [userId, favoriteConversationTopic, favoriteMusic, personalityType],
    );
  }
}
