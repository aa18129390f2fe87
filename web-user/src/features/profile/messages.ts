import { catalogue } from '../../shared/i18n/catalogue.js';

export const t = catalogue('profile', {
  editTitle: 'Edit Profile',
  picture: 'Profile picture',
  pictureHint: 'Under 2MB. Your table sees it.',
  username: 'Username',
  age: 'Age',
  bio: 'Bio',
  bioHint: 'A sentence or two for your table.',
  counter: '{count}/{most}',
  interests: 'Interests',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',

  updatedTitle: 'Profile Updated!',
  updatedText: 'Your changes are saved.',
  error: 'Error',
  updateFailed: 'Failed to update profile. Please try again.',

  profileTitle: 'User Profile',
  profileFailed: 'This profile could not be loaded.',
  noBio: 'No bio yet.',
  trust: 'Trust',
  trustScore: '{level} · {score}/100',
  verified: 'Verified',
  idBadge: 'ID',
  phoneBadge: 'Phone',
  photoBadge: 'Photo',
  ages: 'Age {range}',
});
