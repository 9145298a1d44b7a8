import { cmsTextKind } from '@tessera/contract/office/cms/text.kind.ts'
import { type CmsContent, CompleteCmsContent } from '@tessera/contract/office/cms/cms-content.ts'
import { CmsProposed } from '@tessera/contract/office/cms/cms-manage.ts'
import { Time } from '@tessera/contract/platform/http/shared.ts'
import { permanentSlugs } from '@tessera/domain/office/cms/kinds.ts'
import { isInside } from '@tessera/domain/office/cms/link.ts'
import { cmsMachine, type CmsStatus } from '@tessera/domain/office/cms/machine.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, Both } from '#services/approvals/kind.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { editionWasInForce, lockVersion, setApproved, setArchived, type VersionRow } from './cms.sql.ts'
import { textsLinkingTo, findDeadLink, findUnknownProduct } from './links.sql.ts'
import { titleOf } from './text-view.ts'
import { cmsEditionUsed, cmsHourPast, cmsIncomplete, cmsLinkNowhere, cmsOwnText, cmsTextRequired } from './refusals.ts'

const Act = z.enum(['publish', 'archive'])
const Content = z.object({
  kind: z.string(),
  slug: z.string(),
  name: Both,
  version: z.number(),
  act: Act,
  publishAt: z.string().nullable(),
  ...CmsProposed.shape,
  /** The hash of the whole text in both languages. */
  textHash: z.string(),
})

/** Publishes a version, at once or scheduled, or archives a published text. Its author cannot approve it. */
export const cmsText = approvalKind(cmsTextKind, {
  /** The time applies only to publishing. */
  proposal: z.object({ act: Act, publishAt: Time.nullable() }).strict(),
  content: Content,
  load: async (tx, versionId, { act, publishAt }) => {
    const version = await lockVersion(tx, versionId)
    if (version === undefined || !mayStart[act].includes(version.status)) return undefined
    return {
      kind: version.kind,
      slug: version.slug,
      name: nameOf(version),
      version: version.number,
      act,
      publishAt: act === 'publish' ? publishAt : null,
      author: { id: version.written_by, name: version.written_by_name },
      linkedFrom: act === 'archive' ? await textsLinkingTo(tx, version.slug) : null,
      textHash: version.content_hash,
    }
  },
  proposed: async (tx, versionId, { act, slug, publishAt }) => {
    if (act === 'archive') return permanentSlugs.has(slug) ? cmsTextRequired : ok(undefined)
    if (publishAt !== null && new Date(publishAt) <= tx.now) return cmsHourPast
    const fit = await checkPublishable(tx, versionId, ['draft', ...linkableStatuses])
    if (!fit.ok) return fit
    await move(tx, 'cms_version', versionId, cmsMachine, 'submit')
    return ok(undefined)
  },
  returned: async (tx, versionId, { act }) => {
    if (act === 'publish') await move(tx, 'cms_version', versionId, cmsMachine, 'send_back')
  },
  approve: async (tx, versionId, { act, publishAt }) => {
    if (act === 'archive') {
      await setArchived(tx, versionId)
      assert(
        await move(tx, 'cms_version', versionId, cmsMachine, 'archive'),
        `version ${versionId} is not published although its row was locked`,
      )
      return ok(undefined)
    }
    const fit = await checkPublishable(tx, versionId, linkableStatuses)
    if (!fit.ok) return fit
    const checker = tx.actor.replace(/^operator:/, '')
    if (fit.value.written_by === checker) return cmsOwnText
    await setApproved(tx, versionId, checker, publishAt === null ? tx.now : new Date(publishAt))
    assert(
      await move(tx, 'cms_version', versionId, cmsMachine, 'schedule'),
      `version ${versionId} is not in review although its row was locked`,
    )
    return ok(undefined)
  },
  waiting: async () => [],
  summary: ({ kind, slug, name, version, act }) => ({
    number: `${slug} v${version}`,
    subject: name,
    about: [
      { field: 'act', value: act },
      { field: 'kind', value: kind },
    ],
  }),
})

/** Returns the link of a banner to another site. Banners may link only to pages of this site. */
const outsideLink = (content: CmsContent): string | undefined =>
  content.kind === 'banner' && content.link !== null && content.link.href !== '' && !isInside(content.link.href)
    ? content.link.href
    : undefined

/** Without a title, returns the slug. */
function nameOf({ slug, content }: VersionRow): z.output<typeof Both> {
  const title = titleOf(content)
  return { en: title.en_US || slug, zh: title.zh_CN || slug }
}

const mayStart: Record<z.output<typeof Act>, readonly string[]> = {
  publish: ['draft', 'review'],
  archive: ['published'],
}

/** Statuses of versions to which a published text may link. */
const linkableStatuses = ['review', 'scheduled', 'published'] as const

/**
 * Checks that a version is complete in both languages and has no dead links. An edition that customers accepted cannot
 * get other words under the same name.
 */
async function checkPublishable(
  tx: Tx,
  versionId: string,
  named: readonly CmsStatus[],
): Promise<Outcome<VersionRow, (typeof cmsTextKind)['refusals'][number]>> {
  const version = await lockVersion(tx, versionId)
  assert(version, `version ${versionId} cannot be read after its change`)
  const outside = outsideLink(version.content)
  if (outside !== undefined) return cmsLinkNowhere(outside)
  const complete = CompleteCmsContent.safeParse(version.content)
  if (!complete.success) {
    const field = (complete.error.issues[0]?.path ?? []).join('.')
    return cmsIncomplete(field)
  }
  const href = (await findDeadLink(tx, version.content, named)) ?? (await findUnknownProduct(tx, version.content))
  if (href !== undefined) return cmsLinkNowhere(href)
  const { edition } = version
  if (edition !== null && (await editionWasInForce(tx, version))) return cmsEditionUsed(edition)
  return ok(version)
}
