import { OwnPassword } from './account.fields.js';

export class DeleteAccountBody {
  @OwnPassword()
  password!: string;
}
