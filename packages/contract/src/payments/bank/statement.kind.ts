import { statementFormats } from '@tessera/domain/payments/fiat-orders/statement-file.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Confirms the lines of an imported bank statement, or drops the file. */
export const bankStatementKind = {
  name: 'bank_statement',
  permission: 'fiat_orders.match',
  dueHours: 24,
  isRefusable: true,
  isExplained: true,
  refusals: ['BANK_LINE_CONTRADICTED', 'BANK_STATEMENT_GAP'],
  auditActions: [],
  about: { closing: 'figure' },
  fields: {
    period: 'text',
    format: statementFormats,
    bank: 'text',
    accountNumber: 'text',
    currency: 'text',
    opening: 'figure',
    sumIn: 'figure',
    sumOut: 'figure',
    closing: 'figure',
    missing: 'text',
    lineCount: 'text',
    uploadedBy: 'text',
    fileHash: 'text',
  },
} as const satisfies DecisionKind
