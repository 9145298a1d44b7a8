import {
  FinancingChecked,
  FinancingCompany,
  FinancingOffer,
  FinancingPeople,
  FinancingPrecheck,
  FinancingStatus,
  FinancingUses,
} from '@tessera/contract/issuance/financing/financing-shapes.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import type { Summary } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { lockCustomer } from '#identity/kyc/kyc.sql.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type FinancingRow, lockFinancing } from './applications.sql.ts'
import { financingNumber } from './read-financing.ts'
import type { ListedRow } from './review-queue.sql.ts'
import { capTablesOf, newestOf, papersOf } from './data-room.sql.ts'
import { asksOf, checksOf, versionsOf } from './review-records.sql.ts'
import { amountText } from './view.ts'

/** The content that two people decide on: the newest version, the hash of each document, completed checks. */
export const FinancingContent = z.object({
  number: z.string(),
  customerId: z.string(),
  status: FinancingStatus,
  version: z.number(),
  company: FinancingCompany,
  precheck: FinancingPrecheck,
  checked: FinancingChecked,
  offer: FinancingOffer,
  amount: z.string(),
  uses: FinancingUses,
  people: FinancingPeople,
  feePpm: z.number(),
  documents: z.array(z.object({ kind: z.string(), version: z.number(), sha256: z.string() })),
  checks: z.array(z.object({ item: z.string(), by: z.string() })),
  openAsks: z.number(),
})
export type FinancingContent = z.output<typeof FinancingContent>

/** Records in the audit log that an operator viewed an application. */
export const noteView = (tx: Tx, id: string, ip: string): Promise<void> =>
  recordAct(tx, { action: 'financing.view', target: { type: 'financing_application', id }, ip })

/** Returns the content of a submitted application, locked; undefined if it is a draft or its account is closed. */
export async function lockedContent(tx: Tx, id: string): Promise<FinancingContent | undefined> {
  const row = z.uuid().safeParse(id).success ? await lockFinancing(tx, id) : undefined
  if (row === undefined || row.version === 0 || (await lockCustomer(tx, row.customer_id)).status === 'closed')
    return undefined
  return contentOf(tx, row)
}

async function contentOf(tx: Tx, row: FinancingRow): Promise<FinancingContent> {
  const [newest] = await versionsOf(tx, row.id)
  assert(newest, 'a submitted application has no version')
  const papers = newestOf((await papersOf(tx, row.id)).filter(({ sent_at: sent }) => sent !== null))
  const capTable = (await capTablesOf(tx, row.id)).find(({ sent_at: sent }) => sent !== null)
  assert(capTable, 'a submitted application has no cap table')
  const { uses, people, ...content } = newest.content
  return {
    number: financingNumber(row.number),
    customerId: row.customer_id,
    status: row.status,
    version: newest.version,
    ...content,
    amount: await amountOf(tx, newest.content),
    uses: [...uses],
    people: [...people],
    documents: [...papers, { ...capTable, kind: 'cap_table' }].map(({ kind, version, sha256 }) => ({
      kind,
      version,
      sha256,
    })),
    checks: (await checksOf(tx, row.id))
      .map(({ item, by_name: by }) => ({ item, by }))
      .toSorted((a, b) => a.item.localeCompare(b.item)),
    openAsks: (await asksOf(tx, row.id)).filter(({ answered_at: answered }) => answered === null).length,
  }
}

const amountOf = (source: Source, { offer }: Pick<FinancingContent, 'offer'>): Promise<string> =>
  amountText(source, {
    currency: offer.currency ?? '',
    unitPrice: offer.unitPrice ?? '0',
    units: offer.units ?? '0',
  })

export const summaryOf = ({
  number,
  company,
  offer,
  amount,
}: Pick<FinancingContent, 'number' | 'company' | 'offer' | 'amount'>): Summary<'amount'> => ({
  number,
  subject: company.name,
  about: [{ field: 'amount', value: amount, unit: offer.currency ?? '' }] as const,
})
export const summaryOfRow = async (source: Source, { number, content }: ListedRow): Promise<Summary<'amount'>> =>
  summaryOf({ ...content, number: financingNumber(number), amount: await amountOf(source, content) })
