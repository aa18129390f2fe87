import { Text } from './fields.js';

/** Says in a sentence what was done. */
export class MessageResponse {
  @Text({ max: 300 }) message!: string;
}
