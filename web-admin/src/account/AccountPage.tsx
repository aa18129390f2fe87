import type { ReactNode } from 'react';
import { Title } from 'react-admin';

export default function AccountPage(): ReactNode {
  return <Title title="AccountPage" />;
}
