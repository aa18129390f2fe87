import { OwnPassword } from '../account/account.fields.js';

export class DeleteAccountBody {
  @OwnPassword()
  password!: string;
}
