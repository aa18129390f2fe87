import type { Language } from '../../domain/shared/language.js';
import { type FigureMailTexts, figureMailTexts } from './mail-texts.en.js';
import { figureMailTextsEs } from './mail-texts.es.js';
import { figureMailTextsFr } from './mail-texts.fr.js';
import { figureMailTextsDe } from './mail-texts.de.js';

export const FIGURE_MAIL_TEXTS: Record<Language, FigureMailTexts> = {
  en: figureMailTexts,
  es: figureMailTextsEs,
  fr: figureMailTextsFr,
  de: figureMailTextsDe,
};
