import type { ReactNode } from 'react';
import { Show, SimpleShowLayout, TextField } from 'react-admin';

export default function VerificationShow(): ReactNode {
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="id" />
      </SimpleShowLayout>
    </Show>
  );
}
