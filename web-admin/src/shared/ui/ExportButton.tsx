import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useListContext, useNotify } from 'react-admin';
import { useAction } from '../api/use-action.js';
import { API, http } from '../api/http.js';
import { useStaff } from '../session/session.js';
import { download } from './download.js';
import { t } from './messages.js';

/** Downloads the filtered list as a CSV file, for admins. */
export function ExportButton() {
  const { resource, sort, filterValues, total = 0 } = useListContext();
  const notify = useNotify();
  const isAdmin = useStaff()?.role === 'admin';
  const { mutate, isPending } = useAction({
    run: async () => {
      const asked = new URLSearchParams({
        sort: JSON.stringify([sort.field, sort.order]),
        filter: JSON.stringify(filterValues),
      });
      const { body, headers } = await http(`${API}/exports/${resource}?${asked.toString()}`);
      // The response was decoded, which removed the mark by which Excel reads UTF-8.
      download(`\uFEFF${body}`, `${resource}.csv`, 'text/csv;charset=utf-8');
      const [, last, all] = /-(\d+)\/(\d+)$/.exec(headers.get('Content-Range') ?? '') ?? [];
      const rows = Number(last) + 1;
      if (rows < Number(all)) notify(t('exportedPart', { rows, total: Number(all) }), { type: 'info' });
    },
    tellsFailure: true,
  });
  if (!isAdmin || total === 0) return null;
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<DownloadOutlined />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('exportList')}
    </Button>
  );
}
