import { formatMessage } from '../../../../locales/format-message.js';
import { formatWith } from './messages-of.js';

formatWith(formatMessage);
