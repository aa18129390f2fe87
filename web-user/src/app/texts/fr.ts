import app from '../../../../locales/fr/app.json' with { type: 'json' };
import errors from '../../../../locales/fr/errors.json' with { type: 'json' };

export const TEXTS = { ...app, 'error-messages': errors };
