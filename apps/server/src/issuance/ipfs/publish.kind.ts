import { documentPublishKind } from '@tessera/contract/issuance/ipfs/publish.kind.ts'
import { productDocumentKinds } from '@tessera/contract/issuance/products/products.ts'
import { publicationForm, publicationForms } from '@tessera/domain/issuance/ipfs/publication.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, Both } from '#services/approvals/kind.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type DocumentRow, documentsOf, findDocument } from '#issuance/products/documents.sql.ts'
import { lockManaged } from '#issuance/products/drafts.sql.ts'
import { identifiersOf } from './files.sql.ts'
import { currentPublication, insertPublication, publicationOfDocument, supersede } from './publications.sql.ts'
import { isWithdrawnFile } from './withdrawals.sql.ts'
import { ipfsAlreadyPublished, ipfsSupersedesUnfit, ipfsWithdrawn } from './refusals.ts'

/** `supersedes`: a published document of the same product that this one replaces. */
export const Proposal = z.strictObject({ supersedes: z.string().nullable(), noPersonalData: z.literal(true) })
const Content = z.object({
  symbol: z.string(),
  name: Both,
  version: z.number(),
  /** `content`: the file is public permanently. `hash`: only its identifiers are published. */
  form: z.enum(publicationForms),
  document: z.object({
    kind: z.enum(productDocumentKinds),
    /** Titles in English and in Chinese. */
    titles: z.tuple([z.string(), z.string()]),
    datedOn: z.string(),
    languages: z.array(z.enum(['en_US', 'zh_CN'])),
  }),
  cid: z.string(),
  sha256: z.string(),
  size: z.number(),
  supersedes: z.object({ id: z.string(), cid: z.string(), titles: z.tuple([z.string(), z.string()]) }).nullable(),
  noPersonalData: z.literal(true),
})
type Content = z.output<typeof Content>

/** Publishes a product's document under its CID permanently, so two people must agree (decision 0102). */
export const documentPublish = ({ random }: Pick<Deps, 'random'>) =>
  approvalKind(documentPublishKind, {
    proposal: Proposal,
    content: Content,
    load: (tx, documentId, proposal) => loadContent(tx, documentId, proposal),
    proposed: async (tx, documentId, content) => checkPublishable(tx, documentId, content),
    approve: async (tx, documentId, content) => {
      const fits = await checkPublishable(tx, documentId, content)
      if (!fits.ok) return fits
      const { cid, sha256, size, form, version, supersedes } = content
      const publication = {
        id: random.uuid(),
        kind: 'product_document',
        documentId,
        cid,
        sha256,
        size,
        form,
        version,
      } as const
      assert(
        await insertPublication(tx, publication),
        'the document was locked as unpublished but is already published',
      )
      if (supersedes !== null)
        assert(
          await supersede(tx, supersedes.id, publication.id),
          'the superseded publication was locked as current but is not',
        )
      return ok(undefined)
    },
    waiting: async () => [],
    summary: ({ symbol, name, document, form }) => ({
      number: symbol,
      subject: name,
      about: [
        { field: 'document', value: { en: document.titles[0], zh: document.titles[1] } },
        { field: 'form', value: form },
      ],
    }),
  })

/** Returns undefined if the document is unknown or its identifiers are not computed yet (by `ipfs/upload`). */
async function loadContent(
  tx: Tx,
  documentId: string,
  { supersedes, noPersonalData }: z.output<typeof Proposal>,
): Promise<Content | undefined> {
  const document = await documentIn(tx, documentId)
  const product = document && (await lockManaged(tx, { id: document.product_id }))
  const identifiers = document && (await identifiersOf(tx, document.upload_id))
  if (document === undefined || product === undefined || identifiers === undefined) return undefined
  // The document was removed while this transaction waited for the lock.
  if (!(await documentsOf(tx, product.id)).some(({ id }) => id === documentId)) return undefined
  const replaced = supersedes === null ? null : await publicationOfDocument(tx, supersedes)
  if (replaced === undefined) return undefined
  const { cid, sha256, size } = identifiers
  const { name } = product.terms.facts
  return {
    symbol: product.symbol,
    name: { en: name.en ?? product.symbol, zh: name.zh ?? product.symbol },
    version: product.version,
    form: publicationForm({
      status: product.status,
      // A draft without a class is published by its hash alone, like every draft.
      category: product.category ?? 'ei',
      allowCountries: product.terms.access.allowCountries ?? [],
    }),
    document: {
      kind: document.kind,
      titles: titlesOf(document),
      datedOn: document.dated_on,
      languages: document.languages,
    },
    cid,
    sha256,
    size,
    supersedes: replaced && { id: replaced.id, cid: replaced.cid, titles: titlesOf(replaced) },
    noPersonalData,
  }
}

const UUID = z.uuid()
const documentIn = async (tx: Tx, id: string): Promise<DocumentRow | undefined> =>
  UUID.safeParse(id).success ? findDocument(tx, id) : undefined

const titlesOf = (row: Pick<DocumentRow, 'title_en' | 'title_zh'>): [string, string] => [row.title_en, row.title_zh]

/** Checks that the document is not published yet, and that the one it replaces is a current one of the same product. */
async function checkPublishable(
  tx: Tx,
  documentId: string,
  content: Content,
): Promise<Outcome<undefined, (typeof documentPublishKind)['refusals'][number]>> {
  if (await isWithdrawnFile(tx, content.cid)) return ipfsWithdrawn
  const published = await publicationOfDocument(tx, documentId)
  if (published?.form === 'content' || published?.form === content.form) return ipfsAlreadyPublished
  if (content.supersedes === null) return ok(undefined)
  const own = await findDocument(tx, documentId)
  const replaced = await currentPublication(tx, content.supersedes.id)
  return replaced !== undefined && replaced.product_id === own?.product_id ? ok(undefined) : ipfsSupersedesUnfit
}
