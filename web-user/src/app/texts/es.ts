import app from '../../../../locales/es/app.json' with { type: 'json' };
import errors from '../../../../locales/es/errors.json' with { type: 'json' };

export const TEXTS = { ...app, 'error-messages': errors };
