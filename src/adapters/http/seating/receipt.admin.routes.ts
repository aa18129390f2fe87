import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import type { ReceiptQueries } from '../../../application/seating/receipts/ports.js';
import { notThere } from '../http-error.js';
import { route, type Route } from '../route.js';
import { RunParams } from './receipt.dto.js';

interface ReceiptServices {
  readonly receipts: ReceiptQueries;
  readonly reads: AuditedReads;
}

/** Receipts of final runs, for admins to pass on. */
export const receiptDeskRoutes = ({ receipts, reads }: ReceiptServices): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/seating-runs/:id/receipt',
    tag: 'Console: matches',
    operationId: 'getReceipt',
    summary: 'Get the receipt of a final run, which anyone can check with cup/verify.py; audited',
    access: 'admin',
    isAudited: true,
    params: RunParams,
    responses: {
      200: {
        description: 'The signed file',
        mediaType: 'application/octet-stream',
        headers: ['Content-Disposition'],
        // The bytes are those of the signature, and each download is a line of the audit log.
        isStreamed: true,
      },
      404: { description: 'No such run, or it has no receipt' },
    },
    handle: async ({ userId, params, response }) => {
      const found = await receipts.fileOf(params.id);
      if (!found) throw notThere();
      await reads.viewed(userId, 'receipt.viewed', { kind: 'matching', id: params.id });
      response.attachment(`receipt-${found.number}.json`).type('application/octet-stream').end(found.file);
    },
  }),
];
