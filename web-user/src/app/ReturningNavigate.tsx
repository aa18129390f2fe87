import { returnPath } from '@domain/server-and-browser/page-paths.js';
import { Navigate, useSearchParams } from 'react-router-dom';

/** Leads a signed-in user from a sign-in page to the page that they came for. */
export function ReturningNavigate() {
  const [params] = useSearchParams();
  return <Navigate to={returnPath(params.get('returnTo'))} replace />;
}
