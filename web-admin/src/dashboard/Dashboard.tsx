import type { ReactNode } from 'react';
import { Title } from 'react-admin';

export default function Dashboard(): ReactNode {
  return <Title title="Dashboard" />;
}
