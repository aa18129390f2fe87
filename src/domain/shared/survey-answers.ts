export const TOPICS = ['travel', 'food', 'career', 'hobbies', 'current_events'] as const;
export type Topic = (typeof TOPICS)[number];

export const MUSIC_GENRES = ['pop', 'rock', 'hiphop', 'electronic', 'indie'] as const;
export type MusicGenre = (typeof MUSIC_GENRES)[number];

export const VIBES = ['outgoing', 'thoughtful', 'adventurous', 'chill', 'passionate'] as const;
export type Vibe = (typeof VIBES)[number];

/** The three survey answers from which affinity is computed; null if not answered. */
export interface SurveyAnswers {
  readonly favoriteConversationTopic: Topic | null;
  readonly favoriteMusic: MusicGenre | null;
  readonly personalityType: Vibe | null;
}
