import { Auth } from '../../features/account/Auth.js';
import { WithQueries } from '../WithQueries.js';

export default function AuthPage() {
  return (
    <WithQueries>
      <Auth />
    </WithQueries>
  );
}
