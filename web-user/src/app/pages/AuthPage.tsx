import { Auth } from '../../features/account/Auth.js';
import { QueryProvider } from '../QueryProvider.js';

export default function AuthPage() {
  return (
    <QueryProvider>
      <Auth />
    </QueryProvider>
  );
}
