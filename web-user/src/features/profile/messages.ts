import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('profile', {
  editTitle: 'Edit Profile',
  picture: 'Profile picture',
  pictureHint: 'Your table will see it.',
  username: 'Username',
  age: 'Age',
  bio: 'Bio',
  bioHint: 'A sentence or two for your table.',
  counter: '{count}/{most}',
  interests: 'Interests',
  survey: 'Your survey answers',
  surveyHint:
    'We use these to match you. A table sees only what you all share; in open meetups, anyone who can join sees your answers.',
  favoriteConversationTopic: 'Favorite topic',
  favoriteMusic: 'Music',
  personalityType: 'Vibe',
  notAnswered: 'Choose one',
  surveyFailed: "We couldn't load your survey answers.",
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',

  updatedTitle: 'Profile Updated!',
  updatedText: 'Your changes are saved.',
  error: 'Error',
  updateFailed: 'Failed to update profile. Please try again.',

  othersSee: 'What others see',
  othersNever:
    'The people at your table, and nothing more: never your username, last name, email, phone, exact age or address.',

  promptTitle: 'Add a photo?',
  promptText: 'It helps your table spot you on Saturday.',
  promptAdd: 'Add a photo',
  promptLater: 'No, thanks',
  promptDeclined: 'Okay! You can add one in your profile any time.',

  profileTitle: 'User Profile',
  profileFailed: "We couldn't load this profile.",
  noBio: 'No bio yet.',
  bothLike: 'You both like',
  otherInterests: 'Other interests',
  trust: 'Trust',
  trustScore: '{level} · {score}/100',
  verified: 'Verified',
  idBadge: 'ID',
  phoneBadge: 'Phone',
  photoBadge: 'Photo',
  ages: 'Age {range}',
});
