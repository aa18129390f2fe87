import { shapeSchemas } from '../../adapters/http/openapi/shape-schemas.js';
import { namesIn, type Schema } from '../../adapters/http/openapi/schema.js';
import { MessageInChat } from '../../adapters/http/chat/chat.dto.js';
import type { Route } from '../../adapters/http/route.js';
import { SESSION_COOKIE } from '../../adapters/http/session.js';
import { asyncApiDocument } from '../../adapters/websocket/asyncapi-document.js';
import { DEFAULT_APP_NAME } from './built-files.js';

/** The AsyncAPI document, with the schema of messages that the routes use. */
export function socketDocument(routes: readonly Route[], appName = DEFAULT_APP_NAME): object {
  const all = shapeSchemas(routes);
  const schemas: Record<string, Schema> = {};
  const visit = (name: string): void => {
    if (schemas[name]) return;
    schemas[name] = all[name]!;
    for (const next of namesIn(all[name])) visit(next);
  };
  visit(MessageInChat.name);
  return asyncApiDocument({ appName, cookie: SESSION_COOKIE.name, schemas, message: MessageInChat.name });
}
