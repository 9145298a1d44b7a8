import { type PersonalDataExport, personalData } from '@tessera/contract/reporting/personal-data/personal-data.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { z } from 'zod'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { listConsents } from './consents.sql.ts'
import { type ExportRow, insertExport, listExports, lockCustomer, readFile, wasRequestedSince } from './exports.sql.ts'
import { personalDataExportToday } from './refusals.ts'

/** The retention table deletes an export after this time. */
export const STORED_DAYS = 3
const decompressed = promisify(gunzip)

type Export = z.input<typeof PersonalDataExport>
type Refused = (typeof personalData.request.refusals)[number]

export const personalDataRoutes = (deps: Deps): Noun =>
  noun('personal_data', personalData, {
    consents: async ({ customer }) =>
      ok({
        rows: (await listConsents(deps, customer.customerId)).map(({ at, withdrawn_at, ...row }) => ({
          ...row,
          at: at.toISOString(),
          withdrawnAt: withdrawn_at?.toISOString() ?? null,
        })),
      }),
    list: async ({ customer }) => ok({ rows: (await listExports(deps, customer.customerId)).map(exportView) }),
    request: (call, input) => requestExport(deps, call, input),
    file: async ({ customer }, { id, format }) => {
      const bytes = await readFile(deps, { id, format, customerId: customer.customerId })
      if (bytes === undefined) return refuse('NOT_FOUND')
      return ok(
        format === 'pdf'
          ? new File([new Uint8Array(bytes)], 'tessera-personal-data.pdf', { type: 'application/pdf' })
          : new File([new Uint8Array(await decompressed(bytes))], 'tessera-personal-data.json', {
              type: 'application/json',
            }),
      )
    },
  })

/**
 * Requests an export, confirmed by every factor, because the files hold personal data in clear; the owner gets a
 * message.
 */
const requestExport = (
  deps: Deps,
  { inTx, customer: { customerId }, ip, userAgent, locale }: CustomerCall,
  { verifyToken: token }: InputOf<typeof personalData.request>,
): Promise<Outcome<Export, Refused>> =>
  inTx(async (tx) => {
    await lockCustomer(tx, customerId)
    const proven = await consumeVerifyToken(tx, { token, scene: 'download_data', customerId, payload: {} })
    if (!proven.ok) return proven
    if (await wasRequestedSince(tx, customerId, new Date(tx.now.getTime() - DAY_MS))) return personalDataExportToday
    const id = deps.random.uuid()
    await insertExport(tx, { id, customer: customerId, lang: locale })
    await deps.enqueue(tx, 'write_personal_data', { id }, { key: `personal_data:${id}` })
    await insertSecurityEvent(tx, customerId, 'personal_data_requested', { ip, userAgent })
    await recordAct(tx, { action: 'customer.request_data', target: { type: 'customer', id: customerId }, ip })
    await notify(tx, customerId, { kind: 'personal_data_requested', params: { ip } })
    return ok({ id, requestedAt: tx.now.toISOString(), readyAt: null, availableUntil: availableUntil(tx.now) })
  })

const availableUntil = (requested: Date): string => new Date(requested.getTime() + STORED_DAYS * DAY_MS).toISOString()
const exportView = ({ id, requested_at, ready_at }: ExportRow): Export => ({
  id,
  requestedAt: requested_at.toISOString(),
  readyAt: ready_at?.toISOString() ?? null,
  availableUntil: availableUntil(requested_at),
})
