import type { CurrentUser } from '../../../application/profile/find-current-user.js';
import { CURRENT_POLICIES, isCurrent } from '../../../domain/account/consent.js';
import { isStaff } from '../../../domain/staff/role.js';
import type { UserLocation } from '../../../domain/account/location.js';
import type { CurrentUserResponse, LocationResponse } from './profile.dto.js';

/** Lists every field explicitly, so that no other field of an account is ever sent. */
export function presentCurrentUser({
  user,
  age,
  timeZone,
  isEmailUndeliverable,
}: CurrentUser): CurrentUserResponse {
  const { email, birthDate: _, phone, idDocument, profilePicture } = user.trustSteps;
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    dateOfBirth: user.dateOfBirth,
    age,
    isEmailVerified: email,
    isEmailUndeliverable,
    hasTakenSurvey: user.hasTakenSurvey,
    bio: user.bio,
    interests: [...user.interests],
    location: user.location?.location ?? null,
    locationNear: user.location?.near ?? null,
    latitude: user.location?.coordinates?.latitude ?? null,
    longitude: user.location?.coordinates?.longitude ?? null,
    timeZone,
    language: user.language,
    authProvider: user.authProvider,
    hasPassword: user.passwordHash !== null,
    trustScore: user.trustScore,
    isIdVerified: idDocument,
    isPhoneVerified: phone,
    phoneNumber: user.phoneNumber,
    isProfilePictureVerified: profilePicture,
    verificationStatus: user.verificationStatus,
    isModerator: isStaff(user.role),
    policiesToAccept: isCurrent(user.consent.version) ? null : CURRENT_POLICIES,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}

export function presentLocation({ location, near, coordinates, timeZone }: UserLocation): LocationResponse {
  return {
    location,
    locationNear: near,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    timeZone,
  };
}
