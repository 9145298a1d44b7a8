import { productSupplementKind } from '@tessera/contract/issuance/products/supplement.kind.ts'
import { ProductSupplement, supplementActs } from '@tessera/contract/issuance/products/products-manage.ts'
import { productDocumentKinds } from '@tessera/contract/issuance/products/products.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { isOffered } from '@tessera/domain/issuance/products/machine.ts'
import { TAKE_BACK_DAYS } from '@tessera/domain/issuance/subscriptions/take-back.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { z } from 'zod'
import { approvalKind, Both } from '#services/approvals/kind.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { requireContractAddress } from './contract-address.ts'
import { documentFile, documentsOf, insertDocument, removeDocument } from './documents.sql.ts'
import { storeNextVersion } from './manage-products.ts'
import { type LockedProduct, lockProduct, supplementFacts } from './products.sql.ts'
import { reopenWithdrawal } from './reopen-withdrawal.sql.ts'
import { productDocumentNeeded, productSupplementEmpty } from './refusals.ts'

const Fact = z.object({ before: z.string().nullable(), after: z.string() }).nullable()
const Document = z.object({
  /** Null before the document is added. */
  id: z.string().nullable(),
  uploadId: z.string(),
  kind: z.enum(productDocumentKinds),
  /** Title in English, then in Chinese. */
  titles: z.tuple([z.string(), z.string()]),
  datedOn: z.string(),
  languages: z.array(z.enum(['en_US', 'zh_CN'])),
  mustAccept: z.boolean(),
  sha256: z.string(),
})
const Content = z.object({
  symbol: z.string(),
  name: Both,
  version: z.number(),
  act: z.enum(supplementActs),
  /** Null leaves the value unchanged. */
  contractAddress: Fact,
  completedOn: Fact,
  document: Document.nullable(),
})
type Content = z.output<typeof Content>

/**
 * Changes a published product: facts that affect nobody's money, and documents that are added or withdrawn. Each change
 * is a new version. Earlier acceptances remain valid, and a customer whose accepted content changed may withdraw the
 * subscription.
 */
export const productSupplement = ({ random }: Pick<Deps, 'random'>) =>
  approvalKind(productSupplementKind, {
    proposal: ProductSupplement,
    content: Content,
    load: async (tx, productId, supplement) => {
      const product = await lockProduct(tx, { id: productId }, 'update')
      if (product === undefined) return undefined
      const about = await aboutOf(tx, product, supplement)
      return about && { ...headOf(product), act: supplement.act, ...about }
    },
    proposed: (tx, productId, content) => checkSupplement(tx, productId, content),
    approve: async (tx, productId, content) => {
      const fits = await checkSupplement(tx, productId, content)
      if (!fits.ok) return fits
      await applySupplement(tx, fits.value, content, random.uuid())
      await storeNextVersion(tx, productId)
      if (content.document?.mustAccept === true) await reopenWithdrawal(tx, productId, withdrawalDeadline(tx.now))
      return ok(undefined)
    },
    waiting: async () => [],
    summary: ({ symbol, name, act, document }) => ({
      number: symbol,
      subject: name,
      about: [
        { field: 'act', value: act },
        ...(document === null
          ? []
          : [{ field: 'document' as const, value: { en: document.titles[0], zh: document.titles[1] } }]),
      ],
    }),
  })

const withdrawalDeadline = (now: Date): Date => new Date(now.getTime() + TAKE_BACK_DAYS * DAY_MS)

const headOf = ({ symbol, version, terms }: LockedProduct) => ({ symbol, name: terms.facts.name, version })

/** Returns what the supplement would change; undefined if the document or file does not exist. */
async function aboutOf(
  tx: Tx,
  product: LockedProduct,
  supplement: ProductSupplement,
): Promise<Pick<Content, 'contractAddress' | 'completedOn' | 'document'> | undefined> {
  const { token, facts } = product.terms
  switch (supplement.act) {
    case 'facts':
      return {
        contractAddress: changeOf(token.contractAddress, supplement.contractAddress),
        completedOn: changeOf(facts.completedOn, supplement.completedOn),
        document: null,
      }
    case 'add_document': {
      const { title, ...fields } = supplement.document
      const file = await documentFile(tx, fields.uploadId, fields.kind)
      const document = file && { ...fields, id: null, titles: bothOf(title), sha256: file.sha256 }
      return document && { ...emptyFacts, document }
    }
    case 'withdraw_document': {
      const row = (await documentsOf(tx, product.id)).find(({ id }) => id === supplement.documentId)
      const document = row && {
        id: row.id,
        uploadId: row.upload_id,
        kind: row.kind,
        titles: bothOf({ en: row.title_en, zh: row.title_zh }),
        datedOn: row.dated_on,
        languages: row.languages,
        mustAccept: row.must_accept,
        sha256: row.sha256,
      }
      return document && { ...emptyFacts, document }
    }
    default:
      return supplement satisfies never
  }
}

const emptyFacts = { contractAddress: null, completedOn: null }
const bothOf = ({ en, zh }: { readonly en: string; readonly zh: string }): [string, string] => [en, zh]
const changeOf = (before: string | null, after: string | null): z.output<typeof Fact> =>
  after === null || after === before ? null : { before, after }

async function checkSupplement(
  tx: Tx,
  productId: string,
  { act, contractAddress, completedOn, document }: Content,
): Promise<Outcome<LockedProduct, (typeof productSupplementKind)['refusals'][number]>> {
  const product = await lockProduct(tx, { id: productId }, 'update')
  assert(product, `product ${productId} was locked but cannot be read`)
  if (act === 'facts' && contractAddress === null && completedOn === null) return productSupplementEmpty
  const { network } = product.terms.token
  const known = requireContractAddress(network, contractAddress?.after ?? null, 'contractAddress')
  if (!known.ok) return known
  // While subscription is open, there is at least one document to accept.
  if (act === 'withdraw_document' && isOffered(product.status)) {
    const others = (await documentsOf(tx, productId)).filter(({ id }) => id !== document?.id)
    if (!others.some(({ must_accept }) => must_accept)) return productDocumentNeeded
  }
  return ok(product)
}

async function applySupplement(tx: Tx, product: LockedProduct, content: Content, newId: string): Promise<void> {
  const { contractAddress, completedOn, document } = content
  const { id, terms } = product
  if (document === null) {
    const token = { ...terms.token, contractAddress: contractAddress?.after ?? terms.token.contractAddress }
    const facts = { ...terms.facts, completedOn: completedOn?.after ?? terms.facts.completedOn }
    await supplementFacts(tx, { id, terms: { ...terms, token, facts } })
    return
  }
  if (document.id !== null) {
    assert(
      await removeDocument(tx, id, document.id),
      `document ${document.id} of ${product.symbol} was just read but cannot be changed`,
    )
    return
  }
  const { kind, titles, datedOn, languages, mustAccept, uploadId } = document
  const row = {
    id: newId,
    product: id,
    upload: uploadId,
    kind,
    title_en: titles[0],
    title_zh: titles[1],
    dated_on: datedOn,
    languages,
    must_accept: mustAccept,
  }
  assert(await insertDocument(tx, row), `file ${uploadId} was locked with the proposal but cannot be used`)
}
