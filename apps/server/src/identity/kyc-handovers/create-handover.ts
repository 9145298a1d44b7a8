import { documentKinds } from '@tessera/contract/identity/kyc/kyc.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { kycHandovers } from '@tessera/contract/identity/kyc-handovers/kyc-handovers.ts'
import { companyDocumentKinds } from '@tessera/domain/identity/companies/documents.ts'
import { HANDOVER_SECONDS } from '@tessera/domain/identity/kyc-handovers/machine.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { deviceName } from '@tessera/domain/access/sessions/device.ts'
import { lockEditableItem } from '#identity/companies/lock-editable.ts'
import { bindToPerson, mayOpenFile } from '#identity/kyc/may-open-file.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { endFormer, type HandoverItem, insertHandover, keepPhotos, photosOf } from './kyc-handovers.sql.ts'
import { computerView } from './handover-views.ts'
import { kycQrItemUnknown } from './refusals.ts'

type Row = typeof kycHandovers.create
type Refusal = Row['refusals'][number]

/**
 * Creates a code for one phone. The QR code has it in the URL's fragment, which browsers never send, so that it is in
 * no log. The code starts verification and makes the choice between person and company final (threat AZ-09).
 */
export const createHandover = (
  { random, config }: Pick<Deps, 'random' | 'config'>,
  { customer: { customerId }, locale, userAgent, inTx }: CustomerCall,
  { flow, items }: InputOf<Row>,
): Promise<Outcome<ReplyOf<Row>, Refusal>> =>
  inTx(async (tx) => {
    const may = await mayTake[flow](tx, customerId, items)
    if (!may.ok) return may
    const [id, code] = [random.uuid(), random.token()]
    const expiresAt = new Date(tx.now.getTime() + HANDOVER_SECONDS * 1000)
    const device = deviceName(userAgent) ?? '--'
    const row = { id, customer_id: customerId, flow, items, device, expires_at: expiresAt }
    await endFormer(tx, customerId, flow)
    await insertHandover(tx, { ...row, code })
    await keepPhotos(tx, row)
    const url = new URL(`/${locale}/kycPhotos#${code}`, config.PUBLIC_URL).href
    const handover = computerView({ ...row, status: 'waiting' }, await photosOf(tx, id), tx.now)
    return ok({ qrId: id, url, expiresIn: HANDOVER_SECONDS, handover })
  })

type MayTake = (tx: Tx, customerId: string, items: readonly HandoverItem[]) => Promise<Outcome<unknown, Refusal>>

const mayTake: Record<InputOf<Row>['flow'], MayTake> = {
  personal: async (tx, customerId, items) => {
    if (!isSubset(items, documentKinds)) return kycQrItemUnknown('items')
    const may = await mayOpenFile(tx, customerId, { orAgain: true })
    return may.ok ? bindToPerson(tx, customerId) : may
  },
  company: async (tx, customerId, items) => {
    if (!isSubset(items, companyDocumentKinds)) return kycQrItemUnknown('items')
    for (const item of items) {
      const may = await lockEditableItem(tx, customerId, item)
      if (!may.ok) return may
    }
    return ok({})
  },
}

const isSubset = <T extends string>(items: readonly string[], of: readonly T[]): items is readonly T[] =>
  items.every((item) => of.some((each) => each === item))
