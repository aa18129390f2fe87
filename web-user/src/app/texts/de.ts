import app from '../../../../locales/de/app.json' with { type: 'json' };
import errors from '../../../../locales/de/errors.json' with { type: 'json' };

export const TEXTS = { ...app, 'error-messages': errors };
