import type { AuditAction } from '@tessera/contract/audit-actions.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { ApiKeyRow } from './api-keys.sql.ts'

const acts = {
  created: 'api_keys.create',
  changed: 'api_keys.update',
  deleted: 'api_keys.delete',
} as const satisfies Record<string, AuditAction>

/**
 * Records a change of a key in the customer's history and in the audit log, and notifies the customer on the site and
 * by email.
 */
export async function noteChange(
  tx: Tx,
  { customer, ip, userAgent }: CustomerCall,
  change: keyof typeof acts,
  { id, label, scopes, ips }: Pick<ApiKeyRow, 'id' | 'label' | 'scopes' | 'ips'>,
): Promise<void> {
  await insertSecurityEvent(tx, customer.customerId, `api_key_${change}`, { ip, userAgent })
  await recordAct(tx, { action: acts[change], target: { type: 'api_key', id }, after: { scopes, ips }, ip })
  await notify(tx, customer.customerId, { kind: `api_key_${change}`, params: { label, ip } })
}
