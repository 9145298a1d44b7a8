import type { BeneficiaryKind } from '@tessera/domain/payments/instructions/kinds.ts'
import { beneficiaryMachine, type BeneficiaryStatus } from '@tessera/domain/payments/instructions/machine.ts'
import type { PaymentTexts } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import type { EventOf } from '@tessera/domain/platform/machine/machine.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByNumber } from '#platform/database/page.sql.ts'
import { changed, jsonOrNull, many, maybeOne, type Source } from '#platform/database/rows.ts'
import { move, recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { issuerKey } from './sources.sql.ts'

export type Owner = {
  readonly kind: BeneficiaryKind
  readonly key: string
  readonly name: string
  readonly customer_id: string | null
}

/** Returns all possible owners of a payee account. */
export const listOwners = (source: Source): Promise<Owner[]> =>
  many(
    source,
    sql<Owner>`
      select distinct 'issuer' as kind, ${issuerKey} as key, p.terms #>> '{facts,issuer,en}' as name, f.customer_id
        from product p left join financing_application f on f.product_id = p.id where p.status <> 'draft'
      union
      select 'tax_authority', 'tax:' || substr(purpose, length('withholding:') + 1), substr(purpose, length('withholding:') + 1), null
        from account where kind = 'house' and purpose like 'withholding:%'
      union
      select 'exchange', 'exchange', '', null
      union
      select g.programme, g.programme || ':' || g.customer_id, coalesce(u.real_name, u.number::text), g.customer_id
        from agent g join customer u on u.id = g.customer_id where g.status in ('active', 'suspended', 'ended')
       order by 1, 3`,
  )

export type BeneficiaryRow = {
  readonly id: string
  readonly number: bigint
  readonly kind: BeneficiaryKind
  readonly owner_key: string
  readonly owner_name: string
  readonly customer_id: string | null
  readonly coin: string
  readonly account_name: string
  readonly bank: string
  readonly bank_country: string
  readonly bank_code: string | null
  readonly ifsc: string | null
  readonly address: string | null
  readonly number_sealed: string
  readonly number_ending: string
  /** Null for accounts that were added before payment files had confirmed texts. */
  readonly payment_texts: PaymentTexts | null
  readonly status: BeneficiaryStatus
  readonly proposed_by: string
  readonly proposed_by_name: string
  readonly proposed_at: Date
}
const columns = sql`
  b.id, b.number, b.kind, b.owner_key, b.owner_name, b.customer_id, b.coin, b.account_name, b.bank, b.bank_country, b.bank_code, b.ifsc,
  b.address, b.number_sealed, b.number_ending, b.payment_texts, b.status, b.proposed_by, o.name as proposed_by_name, b.proposed_at`
const joined = sql`from payment_beneficiary b join operator o on o.id = b.proposed_by`

type New = Omit<BeneficiaryRow, 'number' | 'status' | 'proposed_by_name' | 'proposed_at'>
/** Returns false if the owner has an account in the currency that is proposed or active. */
export async function insertBeneficiary(tx: Tx, b: New): Promise<boolean> {
  const added = await changed(
    tx,
    sql`insert into payment_beneficiary (id, kind, owner_key, owner_name, customer_id, coin, account_name, bank, bank_country, bank_code, ifsc,
                                         address, number_sealed, number_ending, payment_texts, status, proposed_by, proposed_at, status_at)
        values (${b.id}, ${b.kind}, ${b.owner_key}, ${b.owner_name}, ${b.customer_id}, ${b.coin}, ${b.account_name}, ${b.bank}, ${b.bank_country},
                ${b.bank_code}, ${b.ifsc}, ${b.address}, ${b.number_sealed}, ${b.number_ending}, ${jsonOrNull(b.payment_texts)}::jsonb, ${beneficiaryMachine.first},
                ${b.proposed_by}, ${tx.now}, ${tx.now})
        on conflict (kind, owner_key, coin) where status in ('proposed', 'active') do nothing`,
  )
  if (added === 0n) return false
  await recordFirstStatus(tx, 'payment_beneficiary', b.id, beneficiaryMachine)
  return true
}

export const lockBeneficiary = (tx: Tx, id: string): Promise<BeneficiaryRow | undefined> =>
  maybeOne(tx, sql<BeneficiaryRow>`select ${columns} ${joined} where b.id::text = ${id} for update of b`)

export const findBeneficiary = (source: Source, id: string): Promise<BeneficiaryRow | undefined> =>
  maybeOne(source, sql<BeneficiaryRow>`select ${columns} ${joined} where b.id::text = ${id}`)

export async function mustStepBeneficiary(
  tx: Tx,
  id: string,
  event: EventOf<typeof beneficiaryMachine>,
): Promise<void> {
  const moved = await move(tx, 'payment_beneficiary', id, beneficiaryMachine, event)
  assert(moved, `beneficiary ${id} cannot take the event ${event}`)
  await changed(tx, sql`update payment_beneficiary set status_at = ${tx.now} where id = ${id}`)
}

export const pageOfBeneficiaries = (
  source: Source,
  { status, ...request }: PageRequest & { readonly status?: BeneficiaryStatus | undefined },
): Promise<Page<BeneficiaryRow>> => {
  const where = sql`(${status ?? null}::text is null or b.status = ${status ?? null})`
  return pageByNumber(
    source,
    {
      columns,
      chosen: sql`${joined} where ${where}`,
      counted: sql`from payment_beneficiary b where ${where}`,
      number: sql`b.number`,
    },
    request,
  )
}

export const proposedBeneficiaries = (source: Source, limit: number): Promise<BeneficiaryRow[]> =>
  many(
    source,
    sql<BeneficiaryRow>`select ${columns} ${joined} where b.status = 'proposed' order by b.number limit ${limit}`,
  )
