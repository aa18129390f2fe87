import { Link } from 'react-router-dom';

export function PolicyLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="inline-block py-1 font-semibold text-ink underline underline-offset-3">
      {text}
    </Link>
  );
}
