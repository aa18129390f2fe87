import { translateWith } from '../shared/i18n/catalogue.js';

translateWith({});
