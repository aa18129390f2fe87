import express, { type Request, type Response } from 'express';

const FORM_LIMIT = 64 * 1024;
const parse = express.urlencoded({ extended: false, limit: FORM_LIMIT, parameterLimit: 4 });

/**
 * One text of a form that a page without scripts posts, cut to `max` UTF-16 code units.
 * @returns null for an empty or missing text, and for a body that cannot be read: what the button says counts without it
 */
export function formText(
  request: Request,
  response: Response,
  field: string,
  max: number,
): Promise<string | null> {
  return new Promise((resolve) => {
    parse(request, response, (error?: unknown) => {
      const body = error ? {} : ((request.body ?? {}) as Record<string, unknown>);
      const value = Object.hasOwn(body, field) ? body[field] : null;
      const text = typeof value === 'string' ? value.replace(/\r\n/g, '\n').replaceAll('\0', '') : '';
      resolve(text.trim().slice(0, max).toWellFormed() || null);
    });
  });
}
