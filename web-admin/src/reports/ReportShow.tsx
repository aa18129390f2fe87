import type { ReactNode } from 'react';
import { Show, SimpleShowLayout, TextField } from 'react-admin';

export default function ReportShow(): ReactNode {
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="id" />
      </SimpleShowLayout>
    </Show>
  );
}
