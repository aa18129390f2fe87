import type { MealTime, VenueType } from '@domain/shared/slot.js';
import type { MusicGenre, Topic, Vibe } from '@domain/shared/survey-answers.js';

/** The signed-in person, as only they see themselves. */
export interface CurrentUser {
  id: number;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  dateOfBirth: string | null;
  age: number | null;
  isEmailVerified: boolean;
  hasTakenSurvey: boolean;
  bio: string | null;
  interests: string[] | null;
  location: string | null;
  latitude: number | null;
  longitude: number | null;
  trustScore: number;
  isIdVerified: boolean;
  isPhoneVerified: boolean;
  isProfilePictureVerified: boolean;
  phoneNumber: string | null;
  verificationStatus: string;
  authProvider: string;
  createdAt: string;
  updatedAt: string;
  timeZone?: string;
}

/** What table-mates may see of each other. */
export interface PublicProfile {
  id: number;
  username: string;
  firstName: string | null;
  profileImageUrl: string | null;
  ageRange: string | null;
  trustScore: number | null;
  isIdVerified: boolean;
  isPhoneVerified: boolean;
  isProfilePictureVerified: boolean;
  bio: string | null;
  interests: string[] | null;
}

export interface SurveyPayload {
  favoriteConversationTopic: Topic;
  favoriteMusic: MusicGenre;
  personalityType: Vibe;
}

export interface MatchingRequestPayload {
  meetupType: 'group';
  venueType: VenueType;
  preferredDate: string;
  preferredTime: MealTime;
  maxDistance: number;
  ageRangeMin: number;
  ageRangeMax: number;
}

export interface ActiveRequest extends Omit<MatchingRequestPayload, 'ageRangeMin' | 'ageRangeMax'> {
  id: number;
  ageRangeMin: number | null;
  ageRangeMax: number | null;
  status: string;
  distanceApplies?: boolean;
}

/** Why a new request was refused; `existingRequest` is null where the conflict is a match. */
export interface RequestConflict {
  message: string;
  conflict: true;
  conflictType: 'active_match' | 'active_request';
  existingRequest: { id: number; meetupType: string } | null;
}

export interface MatchUser {
  id: number;
  username: string;
  firstName: string | null;
  profileImageUrl: string | null;
  ageRange?: string | null;
  trustScore?: number | null;
}

export interface Match {
  id: number;
  participants: number[];
  users: MatchUser[];
  meetupType: '1v1' | 'group';
  venueType: VenueType;
  suggestedTime: string;
  suggestedDate: string;
  startsAt: string | null;
  timeZone: string | null;
  matchScore: number;
  suggestedLocation: string | null;
  status: 'pending' | 'confirmed' | 'completed' | 'archived';
  /** Whether the reader has said that they will come. */
  isSeatConfirmed?: boolean;
  sharedInterest?: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface ChatMessage {
  id: number;
  message: string;
  createdAt: string;
  user: MatchUser;
  deleted?: boolean;
}

export interface Place {
  label: string;
  latitude: number;
  longitude: number;
}
