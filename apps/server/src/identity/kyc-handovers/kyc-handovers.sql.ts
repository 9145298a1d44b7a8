import type { HandoverFlow, HandoverStatus } from '@tessera/domain/identity/kyc-handovers/machine.ts'
import type { kycHandovers } from '@tessera/contract/identity/kyc-handovers/kyc-handovers.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { sql } from 'kysely'
import { sha256 } from '#platform/random/random.ts'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type HandoverItem = InputOf<typeof kycHandovers.send>['item']
export type HandoverRow = {
  readonly id: string
  readonly customer_id: string
  readonly flow: HandoverFlow
  readonly items: readonly HandoverItem[]
  readonly status: HandoverStatus
  readonly device: string
  readonly expires_at: Date
}
export type PhotoRow = { readonly item: HandoverItem; readonly upload_id: string; readonly name: string }
const columns = sql`id, customer_id, flow, items, status, device, expires_at`

type NewHandover = Omit<HandoverRow, 'status'> & { readonly code: string }
export const insertHandover = (tx: Tx, h: NewHandover): Promise<bigint> =>
  changed(
    tx,
    sql`insert into kyc_handover (id, customer_id, flow, items, status, code_hash, device, created_at, expires_at)
        values (${h.id}, ${h.customer_id}, ${h.flow}, ${[...h.items]}::text[], 'waiting', ${sha256(h.code)}, ${h.device}, ${tx.now}, ${h.expires_at})`,
  )

/** Ends the customer's codes of this flow, including those that a phone has opened. */
export const endFormer = (tx: Tx, customerId: string, flow: HandoverFlow): Promise<bigint> =>
  changed(
    tx,
    sql`update kyc_handover set expires_at = ${tx.now} where customer_id = ${customerId} and flow = ${flow} and expires_at > ${tx.now}`,
  )

/**
 * Copies the newest photo of each item from codes of the last day, unless a submitted version contains it. A photo of a
 * company must belong to the newest application, because photos of an ended application are not sent for the next one.
 */
export const keepPhotos = (tx: Tx, to: Pick<HandoverRow, 'id' | 'customer_id' | 'flow' | 'items'>): Promise<bigint> =>
  changed(
    tx,
    sql`insert into kyc_handover_photo (handover_id, item, upload_id, at)
        select distinct on (p.item) ${to.id}::uuid, p.item, p.upload_id, p.at
          from kyc_handover_photo p join kyc_handover h on h.id = p.handover_id
         where h.customer_id = ${to.customer_id} and h.flow = ${to.flow} and h.id <> ${to.id}
           and p.item = any(${[...to.items]}::text[]) and p.at > ${tx.now}::timestamptz - interval '1 day'
           and not exists (select 1 from kyc_document d where d.upload_id = p.upload_id)
           and not exists (select 1 from company_version_document d where d.upload_id = p.upload_id)
           and (h.flow = 'personal' or exists (
                 select 1 from company_document d
                  where d.upload_id = p.upload_id and d.kind = p.item
                    and d.application_id = (select id from company_application a where a.customer_id = h.customer_id
                                             order by a.number desc limit 1)))
         order by p.item, p.at desc`,
  )

export const ownHandover = (source: Source, id: string, customerId: string): Promise<HandoverRow | undefined> =>
  maybeOne(
    source,
    sql<HandoverRow>`select ${columns} from kyc_handover where id = ${id} and customer_id = ${customerId}`,
  )

/** Binds a code to the first phone that opens it. Returns undefined if it has expired or was opened. */
export const openCode = (tx: Tx, code: string, phoneToken: string): Promise<HandoverRow | undefined> =>
  maybeOne(
    tx,
    sql<HandoverRow>`
      update kyc_handover set status = 'opened', phone_hash = ${sha256(phoneToken)}, opened_at = ${tx.now}
       where code_hash = ${sha256(code)} and status = 'waiting' and expires_at > ${tx.now}
      returning ${columns}`,
  )

type OfPhone = { readonly id: string; readonly phoneToken: string }
const ofPhone = (tx: Tx, { id, phoneToken }: OfPhone) => sql`
  from kyc_handover where id = ${id} and phone_hash = ${sha256(phoneToken)} and expires_at > ${tx.now}`

/** Returns the handover that this phone opened; undefined if it has expired. */
export const handoverOfPhone = (tx: Tx, phone: OfPhone): Promise<HandoverRow | undefined> =>
  maybeOne(tx, sql<HandoverRow>`select ${columns} ${ofPhone(tx, phone)}`)

/**
 * Returns the handover of this phone, locked after its customer. Creating a code locks in the same order, so that the
 * two cannot deadlock.
 */
export async function lockOfPhone(tx: Tx, phone: OfPhone): Promise<HandoverRow | undefined> {
  await many(tx, sql`select 1 from customer where id = (select customer_id ${ofPhone(tx, phone)}) for update`)
  return maybeOne(tx, sql<HandoverRow>`select ${columns} ${ofPhone(tx, phone)} for update`)
}

export const photosOf = (source: Source, id: string): Promise<PhotoRow[]> =>
  many(
    source,
    sql<PhotoRow>`
      select p.item, p.upload_id, u.name from kyc_handover_photo p join upload u on u.id = p.upload_id
       where p.handover_id = ${id}`,
  )

export const putPhoto = (tx: Tx, id: string, item: HandoverItem, uploadId: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into kyc_handover_photo (handover_id, item, upload_id, at) values (${id}, ${item}, ${uploadId}, ${tx.now})
        on conflict (handover_id, item) do update set upload_id = excluded.upload_id, at = excluded.at`,
  )

export const finishHandover = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update kyc_handover set status = 'done', done_at = ${tx.now} where id = ${id} and status = 'opened'`)
