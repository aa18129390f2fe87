import { Password } from './account.fields.js';

export class DeleteAccountBody {
  @Password()
  password!: string;
}
