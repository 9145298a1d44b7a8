import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { ProductTerms } from '@tessera/contract/issuance/products/product-terms.ts'
import { financingMachine } from '@tessera/domain/issuance/financing/machine.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { createProduct } from '#issuance/products/manage-products.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { type FinancingRow, lockFinancing, setProduct } from './applications.sql.ts'
import { requireIssuer } from './lock-for-edit.ts'
import { productDraft } from './product-draft.ts'
import { financingNumber } from './read-financing.ts'
import { answerTerms, ownTerms, type TermsRow, termsOf, versionsOf } from './review-records.sql.ts'
import { amountText } from './view.ts'
import { financingTermsMoved, financingWrongStatus } from './refusals.ts'

type Input = InputOf<typeof financing.decideTerms>
type Refused = (typeof financing.decideTerms.refusals)[number]

/**
 * The issuer accepts or declines the offered terms, with a proof bound to their hash. Accepted terms create the draft
 * of a product.
 */
export async function decideTerms(
  deps: Pick<Deps, 'random'>,
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  input: Input,
): Promise<Outcome<unknown, Refused>> {
  // The transaction takes the stronger lock first.
  const issuer = await requireIssuer(tx, customer.id)
  if (!issuer.ok) return issuer
  const customerState = await requireSecured(tx, customer.id)
  if (!customerState.ok) return customerState
  const terms = await ownTerms(tx, customer.id, input.id)
  const row = terms && (await lockFinancing(tx, terms.application_id))
  if (terms === undefined || row === undefined) return refuse('NOT_FOUND')
  if (row.status !== 'terms') return financingWrongStatus
  const [newest] = await termsOf(tx, row.id)
  const isOpen = terms.answer === null && Date.parse(terms.content.validUntil) > tx.now.getTime()
  if (!isOpen || newest?.id !== terms.id || terms.content_hash !== input.hash) return financingTermsMoved
  const { verdict, hash, verifyToken: token } = input
  const { currency } = terms.content
  const payload = {
    id: terms.id,
    application: financingNumber(row.number),
    verdict,
    amount: await amountText(tx, terms.content),
    fiat: currency,
    hash,
  }
  const code = await consumeVerifyToken(tx, { customerId: customer.id, scene: 'decide_terms', token, payload })
  if (!code.ok) return code
  return verdict === 'accept' ? accept(deps, tx, customer, { row, terms }) : decline(tx, customer, { row, terms })
}

type AnsweredTerms = { readonly row: FinancingRow; readonly terms: TermsRow }
type Caller = { readonly id: string; readonly ip: string }

async function accept(
  deps: Pick<Deps, 'random'>,
  tx: Tx,
  { id: customerId, ip }: Caller,
  { row, terms }: AnsweredTerms,
): Promise<Outcome<unknown, 'FINANCING_TERMS_MOVED'>> {
  const [version] = await versionsOf(tx, row.id)
  assert(version, 'a submitted application has no version')
  const { symbol } = terms.content
  const draft = ProductTerms.parse(productDraft(version.content, terms.content, tx.now))
  const made = await createProduct(tx, { newId: deps.random.uuid, ip }, { symbol, terms: draft })
  // The symbol was taken after the terms were offered, so new terms with another symbol are needed.
  if (!made.ok) return financingTermsMoved
  await answerTerms(tx, terms.id, 'accepted')
  await setProduct(tx, row.id, symbol)
  await move(tx, 'financing_application', row.id, financingMachine, 'accept')
  await recordAct(tx, {
    action: 'financing.accept_terms',
    target: { type: 'financing_application', id: row.id },
    before: { status: row.status },
    after: { status: 'accepted', terms: terms.content_hash, product: symbol },
    ip,
  })
  const { nameEn, nameZh } = version.content.offer
  const product = { en_US: nameEn ?? symbol, zh_CN: nameZh ?? symbol }
  await notify(tx, customerId, {
    kind: 'financing_accepted',
    params: { number: financingNumber(row.number), product },
  })
  return ok({})
}

/** The application remains open: operators may offer other terms, or two people end it. */
async function decline(tx: Tx, { ip }: Caller, { row, terms }: AnsweredTerms): Promise<Outcome<unknown, never>> {
  await answerTerms(tx, terms.id, 'declined')
  await recordAct(tx, {
    action: 'financing.decline_terms',
    target: { type: 'financing_application', id: row.id },
    after: { terms: terms.content_hash },
    ip,
  })
  return ok({})
}
