import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ipfs, ipfsManage } from '@tessera/contract/issuance/ipfs/ipfs.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { publicationForms } from '@tessera/domain/issuance/ipfs/publication.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import type { Kinds } from '#services/approvals/kind.ts'
import { propose } from '#services/approvals/propose.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { findDocument } from '#issuance/products/documents.sql.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { saveIdentifiers } from './save-identifiers.ts'
import { findPublications, type FoundRow, pinsOf, publicationOfDocument } from './publications.sql.ts'
import { withdrawPublication } from './withdraw-publication.ts'
import { ipfsSupersedesUnfit } from './refusals.ts'

export const ipfsRoutes = (deps: Pick<Deps, 'db'>) =>
  noun('ipfs', ipfs, {
    lookup: async (call, { id }) => {
      const rows = await findPublications(deps, id)
      return ok({ rows: rows.map((row) => publicationView(row, call.locale)) })
    },
  })

const Proposed = z.object({ cid: z.string(), sha256: z.string(), size: z.number(), form: z.enum(publicationForms) })

export const ipfsManageRoutes = (deps: Deps, kinds: Kinds) =>
  noun('ipfs-manage', ipfsManage, {
    upload: async (call, { documentId, supersedes, noPersonalData, reason }) => {
      const document = await findDocument(deps, documentId)
      if (document === undefined) return refuse('NOT_FOUND')
      if (supersedes !== null && (await publicationOfDocument(deps, supersedes)) === undefined)
        return ipfsSupersedesUnfit
      await saveIdentifiers(deps, document.upload_id)
      return call.inTx(async (tx) => {
        const proposed = await propose(tx, kinds, {
          id: deps.random.uuid(),
          kind: 'document_publish',
          subjectId: documentId,
          verdict: 'approve',
          reason,
          proposal: { supersedes, noPersonalData },
          maker: call.operator,
          ip: call.ip,
        })
        return proposed.ok ? ok({ ...Proposed.parse(proposed.value.content), requestId: proposed.value.id }) : proposed
      })
    },
    withdraw: (call, { cid, reason }) =>
      call.inTx((tx) => withdrawPublication(tx, { cid, reason, operatorId: call.operator.operatorId, ip: call.ip })),
    status: async (_call, { cid }) => ok({ rows: (await pinsOf(deps, cid)).map(pinView) }),
  })

type PublicationView = ReplyOf<typeof ipfs.lookup>['rows'][number]

function publicationView(row: FoundRow, locale: Locale): PublicationView {
  const [state, ended] = stateOf(row)
  return {
    kind: row.kind,
    cid: row.cid,
    sha256: row.sha256,
    size: row.size,
    form: row.form,
    publishedAt: row.published_at.toISOString(),
    standing: state,
    endedAt: ended?.toISOString() ?? null,
    supersededBy: row.superseded_by,
    pin: row.removed_at === null ? row.state : null,
    product: productOf(row, locale),
  }
}

function stateOf(row: FoundRow): readonly [PublicationView['standing'], Date | null] {
  if (row.removed_at !== null) return ['removed', row.removed_at]
  if (row.superseded_at !== null) return ['superseded', row.superseded_at]
  return row.withdrawn_at === null ? ['current', null] : ['withdrawn', row.withdrawn_at]
}

function productOf(row: FoundRow, locale: Locale): PublicationView['product'] {
  const { symbol, name, version, title_en: en, title_zh: zh, dated_on: datedOn } = row
  if (symbol === null || name === null || version === null || en === null || zh === null || datedOn === null)
    return null
  return { symbol, name: inLanguage(locale, name), version, title: inLanguage(locale, { en, zh }), datedOn }
}

const pinView = (row: Awaited<ReturnType<typeof pinsOf>>[number]) => ({
  kind: row.kind,
  form: row.form,
  publishedAt: row.published_at.toISOString(),
  state: row.state,
  requestId: row.request_id,
  failures: row.failures ?? 0,
  error: row.error,
  nextAt: row.next_at?.toISOString() ?? null,
  pinnedAt: row.pinned_at?.toISOString() ?? null,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  unpinnedAt: row.unpinned_at?.toISOString() ?? null,
})
