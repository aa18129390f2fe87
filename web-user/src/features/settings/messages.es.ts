import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './messages.js';

export const settings: Translation<typeof t> = {
  title: 'Ajustes',
  text: 'Valen en este dispositivo.',
  language: 'Idioma',
  distances: 'Distancias',
  miles: 'Millas',
  kilometres: 'Kilómetros',
  save: 'Guardar',
  cancel: 'Cancelar',
};
