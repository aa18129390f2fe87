import type { Request } from 'express';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../domain/shared/language.js';

/** The supported language that the request prefers by its header `Accept-Language`. */
export const languageOf = (request: Request): Language =>
  LANGUAGES.find((language) => language === request.acceptsLanguages([...LANGUAGES])) ?? DEFAULT_LANGUAGE;
