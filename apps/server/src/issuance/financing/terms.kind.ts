import { financingTermsKind } from '@tessera/contract/issuance/financing/terms.kind.ts'
import { FinancingTerms } from '@tessera/contract/issuance/financing/financing-shapes.ts'
import { invalidTerm } from '@tessera/domain/issuance/financing/terms.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { type ApprovalKind, approvalKind, noAmounts } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { contentHash } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { fiatScale } from '#issuance/products/products.sql.ts'
import { FinancingContent, lockedContent, noteView, summaryOf, summaryOfRow } from './content.ts'
import { waitingForTerms } from './review-queue.sql.ts'
import { insertTerms, isSymbolTaken } from './review-records.sql.ts'
import { amountText } from './view.ts'
import { financingSymbolTaken, financingTermsWrong } from './refusals.ts'

const Content = FinancingContent.extend({ terms: FinancingTerms })
type Content = z.output<typeof Content>

/** Offers terms to an issuer. They bind the exchange once the issuer accepts, so two people must agree on them. */
export const financingTerms = (deps: Pick<Deps, 'random'>): ApprovalKind<'financing_terms'> =>
  approvalKind(financingTermsKind, {
    proposal: FinancingTerms,
    content: Content,
    amounts: noAmounts,
    load: async (tx, id, terms) => {
      const content = await lockedContent(tx, id)
      return content?.status === 'terms' ? { ...content, terms } : undefined
    },
    proposed: async (tx, _id, { terms }) => mayOffer(tx, terms),
    approve: async (tx, id, { customerId, number, terms }) => {
      const may = await mayOffer(tx, terms)
      if (!may.ok) return may
      const hash = contentHash({ application: id, terms })
      await insertTerms(tx, { id: deps.random.uuid(), application: id, content: terms, hash })
      await recordAct(tx, {
        action: 'financing.offer_terms',
        target: { type: 'financing_application', id },
        after: { terms: hash, amount: await amountText(tx, terms), currency: terms.currency, fee: terms.fee },
      })
      const until = new Date(terms.validUntil)
      await notify(tx, customerId, { kind: 'financing_terms_offered', params: { number, until } })
      return ok({})
    },
    waiting: async (source, limit) =>
      Promise.all(
        (await waitingForTerms(source, limit)).map(async (row) => ({
          subjectId: row.id,
          since: row.submitted_at,
          ...(await summaryOfRow(source, row)),
        })),
      ),
    summary: summaryOf,
    noteView: (tx, id, ip) => noteView(tx, id, ip),
  })

async function mayOffer(
  tx: Tx,
  terms: Content['terms'],
): Promise<Outcome<undefined, 'FINANCING_TERMS_WRONG' | 'FINANCING_SYMBOL_TAKEN'>> {
  const wrong = invalidTerm(terms, await fiatScale(tx, terms.currency), tx.now)
  if (wrong !== undefined) return financingTermsWrong(`proposal.${wrong}`)
  if (await isSymbolTaken(tx, terms.symbol)) return financingSymbolTaken
  return ok(undefined)
}
