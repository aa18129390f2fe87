/** Every icebreaker question by key, in English, as messages store it. Clients find their translation by the key. */
export const QUESTIONS = {
  travel: 'Which place would you go back to tomorrow, and why?',
  'travel.lost': 'What went wrong on a trip and makes you laugh now?',
  food: "What's the best thing you've eaten this month?",
  'food.cook': 'Which dish would you cook to impress this table?',
  career: 'What did you want to be when you were ten? Does any of it still fit?',
  'career.swap': 'Whose job would you swap with yours for a week?',
  hobbies: 'What could you talk about for an hour without preparing?',
  'hobbies.next': 'Which hobby would you start if the first month were free?',
  current_events: 'What have you changed your mind about lately?',
  'current_events.good': 'Which good news got too little attention this year?',
  pop: 'Which pop song do you know by heart, even if you would never admit it?',
  rock: 'Which band would you bring back for one last concert?',
  hiphop: 'Which verse could you still rap from memory?',
  electronic: 'Where did you dance the longest?',
  indie: 'Which band do you wish more people knew?',
  outgoing: 'What is the best conversation you ever had with a stranger?',
  thoughtful: 'Which question has been on your mind lately?',
  adventurous: 'What is the boldest thing you would do again?',
  chill: 'What does your perfect lazy Sunday look like?',
  passionate: 'What could you defend in a debate all night?',
  'differ.topic': 'What do you love to talk about that others here might not expect?',
  'differ.music': 'Your tastes in music differ: which one song would you play to win the table over?',
  'differ.vibe': 'A spontaneous night out or a quiet evening in: what makes it a good one?',
  spot: 'Which spot in town do you show to every visitor?',
  laugh: 'What made you laugh out loud this week?',
  skill: 'Which skill would you learn overnight if you could?',
  advice: "What's the best advice you've ever ignored?",
  small: 'Which small thing makes a day good for you?',
  series: 'What did you last watch or read in one go?',
  hour: 'What would you do with one extra hour a day?',
  first: "What's something you tried for the first time this year?",
  believe: 'What did you believe for far too long as a child?',
  superpower: 'Which completely useless superpower would you take?',
} as const;
export type QuestionKey = keyof typeof QUESTIONS;
export const QUESTION_KEYS = Object.keys(QUESTIONS) as QuestionKey[];

/** Earlier wording of questions, for stored messages. */
export const FORMER_QUESTIONS: Partial<Record<QuestionKey, string>> = {
  food: 'What is the best thing you have eaten this month?',
  career: 'What did you want to be at ten, and what is left of it?',
};
