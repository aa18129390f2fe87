import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('survey', {
  pageTitle: 'A few questions',
  intro: 'Three quick questions so we can seat you with the right people.',
  progress: 'Question {step} of {steps}',
  percent: '{percent}%',
  favoriteConversationTopic: 'Favorite topic?',
  favoriteMusic: 'Music genre?',
  personalityType: 'Your vibe?',
  back: 'Back',
  next: 'Next',
  complete: 'Complete Survey',
  saving: 'Saving...',
  savedTitle: 'Welcome to {app}',
  savedText: 'Preferences saved',
  failedTitle: 'Error',
  failedText: 'Failed to save your preferences. Please try again.',
});
