import { catalogue } from '../../shared/i18n/catalogue.js';

export const t = catalogue('settings', {
  title: 'Settings',
  text: 'They hold on this device.',
  language: 'Language',
  distances: 'Distances',
  miles: 'Miles',
  kilometres: 'Kilometers',
  save: 'Save',
  cancel: 'Cancel',
});
