import type { ReactNode } from 'react';
import { DataTable, List } from 'react-admin';

export default function QueueList(): ReactNode {
  return (
    <List exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="id" />
      </DataTable>
    </List>
  );
}
