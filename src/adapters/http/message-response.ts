import { Text } from './fields.js';

/** The result in one sentence. */
export class MessageResponse {
  @Text({ max: 300 }) message!: string;
}
