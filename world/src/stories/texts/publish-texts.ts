import type { CmsContent } from '@tessera/contract/office/cms/cms-content.ts'
import { once, type Player, type Stage } from '../stage.ts'
import { faq } from './faq.ts'
import { announcements, banner, footer } from './frame.ts'
import { pages } from './pages.ts'
import { privacy } from './privacy.ts'
import { risk } from './risk.ts'
import { seo } from './seo.ts'
import { terms } from './terms.ts'

type Staff = readonly [author: Player, reviewer: Player]
type Texts = readonly (readonly [slug: string, content: CmsContent])[]

/**
 * Two people write and approve texts, and the clock publishes them. All are written before any is proposed, because
 * they link to each other.
 */
async function publish(stage: Stage, [author, reviewer]: Staff, texts: Texts): Promise<void> {
  const written: string[] = []
  for (const [slug, content] of texts) {
    const { id } = await author.cmsManage.create({ slug, content }, once())
    const [version] = (await author.cmsManage.get({ id })).versions
    if (version === undefined) throw new Error(`the text ${slug} has no version`)
    written.push(version.id)
  }
  const reason = 'Read in both languages.'
  const proposed: { id: string; contentHash: string }[] = []
  for (const subjectId of written) {
    const proposal = { act: 'publish', publishAt: null }
    proposed.push(await author.approvals.propose({ kind: 'cms_text', subjectId, verdict: 'approve', reason, proposal }))
  }
  for (const { id: requestId, contentHash } of proposed)
    await reviewer.approvals.decide({ requestId, verdict: 'approve', contentHash, note: reason })
  await stage.tick()
}

/** Publishes the texts that an exchange needs before the first account; their edition is the month of writing. */
export async function publishExchangeTexts(stage: Stage, staff: Staff, day: Date): Promise<void> {
  const edition = day.toISOString().slice(0, 7)
  await publish(stage, staff, [
    ['terms', terms(edition)],
    ['privacy', privacy(edition)],
    ['risk', risk(edition)],
    ...Object.entries(pages),
    ...faq,
    ['footer', footer],
    ['seo', seo],
    ['watch-your-codes', banner(day)],
  ])
}

/** Publishes the news of one day of the story. */
export const announce = (stage: Stage, staff: Staff, slug: string): Promise<void> =>
  publish(
    stage,
    staff,
    announcements.filter(([of]) => of === slug),
  )
