import { INTEREST_OPTIONS } from '../../domain/account/interests.js';
import type { WholeSurvey } from '../../application/profile/ports.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import { MUSIC_GENRES, TOPICS, VIBES } from '../../domain/shared/survey-answers.js';

export const DEMO_PASSWORD = 'saturday';

export interface DemoUser {
  readonly username: string;
  readonly firstName: string;
  readonly dateOfBirth: string;
  readonly bio: string;
  readonly interests: readonly string[];
  readonly survey: WholeSurvey;
  /** Whether the portrait of this name is the profile picture. */
  readonly hasPicture: boolean;
  /** Offset from the center of the town in degrees; a few miles at most. */
  readonly offset: Coordinates;
}

/** The first users have no picture, so that the prompt for one can be seen. */
const WITHOUT_PICTURE = 2;

/** In the order of their creation. */
const NAMES = [
  'Amara',
  'Ben',
  'Chloe',
  'Diego',
  'Elena',
  'Farid',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Keiko',
  'Liam',
  'Maya',
  'Noah',
  'Olive',
  'Priya',
  'Quinn',
  'Rosa',
  'Samir',
  'Tara',
  'Umar',
  'Vera',
  'Wes',
  'Ximena',
  'Yusuf',
  'Zoe',
  'Aiko',
  'Bruno',
  'Carmen',
  'Dana',
  'Emil',
  'Freya',
  'Gabriel',
  'Hana',
  'Ivan',
  'Julia',
  'Kofi',
  'Lena',
  'Mateo',
  'Nadia',
  'Oscar',
  'Petra',
  'Rafael',
  'Sofia',
  'Theo',
  'Uma',
  'Victor',
  'Wanda',
  'Xavier',
  'Yara',
  'Zane',
  'Anouk',
  'Bilal',
  'Celia',
  'Dev',
  'Esme',
  'Felix',
  'Greta',
  'Hassan',
  'Iris',
] as const;

const BIOS = [
  'Always looking for the best soup in town.',
  'Grad student, slow runner, fast eater.',
  'I will ask what you are reading.',
  'New here and happy to be shown around.',
  'Will trade playlists for pastry tips.',
] as const;

/** Selects by index modulo; the callers' factors are coprime to the list lengths, for variety. */
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** Sixty fictional users, the same at every start. */
export const DEMO_USERS: readonly DemoUser[] = NAMES.map((firstName, index) => ({
  username: `demo-${firstName.toLowerCase()}`,
  firstName,
  dateOfBirth: `${1997 + (index % 9)}-0${1 + (index % 9)}-1${index % 10}`,
  bio: pick(BIOS, index),
  interests: [pick(INTEREST_OPTIONS, index), pick(INTEREST_OPTIONS, index * 5 + 2)],
  survey: {
    // The seated five share one.
    favoriteConversationTopic: pick(TOPICS, Math.floor((index + 2) / 5)),
    favoriteMusic: pick(MUSIC_GENRES, index * 3),
    personalityType: pick(VIBES, Math.floor(index / 2)),
  },
  hasPicture: index >= WITHOUT_PICTURE,
  offset: { latitude: ((index % 7) - 3) * 0.01, longitude: ((index % 5) - 2) * 0.01 },
}));
