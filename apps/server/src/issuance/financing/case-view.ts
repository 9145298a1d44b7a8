import type { FinancingCase, FinancingRow as Row } from '@tessera/contract/issuance/financing/financing-review.ts'
import { diligenceItems, diligencePercent } from '@tessera/domain/issuance/financing/checklist.ts'
import type { z } from 'zod'
import { hasOpenRequest } from '#services/approvals/approvals.sql.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { ratioText } from '#books/rates/price-text.ts'
import { financingNumber } from './read-financing.ts'
import type { ListedRow } from './review-queue.sql.ts'
import { accessesOf, capTablesOf, papersOf } from './data-room.sql.ts'
import {
  type AskRow,
  asksOf,
  checksOf,
  historyOf,
  productOf,
  questionsOf,
  termsOf,
  type VersionRow,
  versionsOf,
} from './review-records.sql.ts'
import { amountText, accessView, capTableView, paperView, questionView, stepView, termsView } from './view.ts'

type Case = z.input<typeof FinancingCase>

export async function listedView(source: Source, row: ListedRow): Promise<z.input<typeof Row>> {
  const { company, offer } = row.content
  const { currency, unitPrice, units } = offer
  const figures = { currency: currency ?? '', unitPrice: unitPrice ?? '0', units: units ?? '0' }
  return {
    id: row.id,
    number: financingNumber(row.number),
    customer: { id: row.customer_id, number: String(row.customer_number), email: row.email },
    company: company.name,
    name: { en: offer.nameEn ?? '', zh: offer.nameZh ?? '' },
    currency: figures.currency,
    amount: await amountText(source, figures),
    status: row.status,
    version: row.version,
    submittedAt: row.submitted_at.toISOString(),
    diligence: diligencePercent(row.checks),
    open: row.waits,
  }
}

/** Returns all data of an application for operators, without documents that the issuer has not sent. */
export async function caseView(tx: Tx, row: ListedRow): Promise<Case> {
  const { id } = row
  const asks = await asksOf(tx, id)
  const checks = await checksOf(tx, id)
  const terms = await termsOf(tx, id)
  return {
    ...(await listedView(tx, row)),
    versions: (await versionsOf(tx, id)).map((version) => versionView(version, asks)),
    documents: (await papersOf(tx, id)).filter(({ sent_at: sent }) => sent !== null).map(paperView),
    capTables: (await capTablesOf(tx, id)).filter(({ sent_at: sent }) => sent !== null).map(capTableView),
    checklist: diligenceItems.map((item) => {
      const done = checks.find((each) => each.item === item)
      return {
        item,
        done: done === undefined ? null : { by: done.by_name, at: done.done_at.toISOString(), note: done.note },
      }
    }),
    questions: (await questionsOf(tx, id)).map(questionView),
    accesses: (await accessesOf(tx, id)).map(accessView),
    history: (await historyOf(tx, id)).map(stepView),
    offered: await Promise.all(terms.map((each) => termsView(tx, each))),
    declined:
      row.status === 'declined' && row.reason_code !== null
        ? {
            reason: row.reason_code,
            text: await reasonTextAt(tx, 'financing', row.reason_code, row.decided_at),
            customerMessage: row.customer_message,
            mayReapplyAt: row.reapply_at?.toISOString() ?? null,
          }
        : null,
    product: (await productOf(tx, row.product_id)) ?? null,
    proposed: await openProposalOf(tx, id),
  }
}

async function openProposalOf(tx: Tx, id: string): Promise<Case['proposed']> {
  for (const kind of ['financing_committee', 'financing_terms'] as const)
    if (await hasOpenRequest(tx, kind, id)) return kind
  return null
}

const versionView = (version: VersionRow, asks: readonly AskRow[]): Case['versions'][number] => {
  const { company, precheck, checked, offer, uses, people, feePpm } = version.content
  return {
    version: version.version,
    at: version.at.toISOString(),
    company,
    precheck,
    checked,
    offer,
    uses: [...uses],
    people: [...people],
    fee: ratioText(feePpm),
    declaration: {
      version: version.declaration_version,
      sha256: version.declaration_sha256,
      signer: version.signer_name,
    },
    requestedItems: asks
      .filter((ask) => ask.version === version.version)
      .map(({ item, customer_message: customerMessage, by_name: by, at, answered_at: answered }) => ({
        item,
        customerMessage,
        by,
        at: at.toISOString(),
        answered: answered !== null,
      })),
  }
}
