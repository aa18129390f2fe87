import { catalogue } from '../../shared/i18n/catalogue.js';

export const t = catalogue('location', {
  cardTitle: 'Your location',
  change: 'Change',
  add: 'Add your location',
  addText: 'So that your table is within reach.',

  title: 'Set Your Location',
  text: 'We keep it only to about a mile, and your table never sees it.',
  useCurrent: 'Use Current Location',
  detecting: 'Detecting...',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',

  requiredTitle: 'Address Required',
  requiredText: 'Please enter your address.',
  unsupportedTitle: 'Location Not Supported',
  unsupportedText: "Your browser doesn't support location detection.",
  detectionFailedTitle: 'Detection Failed',
  detectionFailedText: 'Could not determine your address. Please enter it manually.',
  deniedTitle: 'Location Access Denied',
  deniedText: 'Please allow location access or enter your address manually.',
  updatedTitle: 'Location Updated',
  updatedText: 'We look for tables around {location}.',
  updatedWhileSeated: 'Your table stays where it is. {location} counts from your next request on.',
  updatedForNext: '{location} counts from your next request on.',
  error: 'Error',
  updateFailed: 'Failed to update location. Please try again.',
});
