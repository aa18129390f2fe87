import { Text } from './fields.js';

/** Says in a sentence what was done. */
export class MessageAnswer {
  @Text({ max: 300 }) message!: string;
}
