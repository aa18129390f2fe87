import { Navigate, useSearchParams } from 'react-router-dom';
import { safeReturnTo } from '../features/account/return-to.js';

/** Leads a signed-in user from a sign-in page to the page that they came for. */
export function ReturningNavigate() {
  const [params] = useSearchParams();
  return <Navigate to={safeReturnTo(params.get('returnTo'))} replace />;
}
