import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import type { CmsContent, ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { cmsManage } from '@tessera/contract/office/cms/cms-manage.ts'
import { cms } from '@tessera/contract/office/cms/cms.ts'
import { randomUUID } from 'node:crypto'
import { publishDue } from '../../../apps/server/src/office/cms/publish-due.ts'
import type { Person, TestExchange } from './exchange.ts'

export const once = () => ({ idempotencyKey: randomUUID() })
export const both = (en: string, zh = `中${en}`) => ({ en_US: en, zh_CN: zh })
const runsOf = (text: string) => [{ text, marks: [], href: null }]
export const paragraph = (en: string) => ({
  type: 'paragraph' as const,
  text: { en_US: runsOf(en), zh_CN: runsOf(`中${en}`) },
})
export const page = (title: string, ...words: string[]): ContentOf<'page'> => ({
  kind: 'page',
  title: both(title),
  summary: both(`About ${title}`),
  blocks: words.map(paragraph),
})
export const legal = (edition: string, words: string): ContentOf<'legal'> => ({
  ...page('Terms', words),
  kind: 'legal',
  edition,
})
export const slugOf = (): string => `text-${randomUUID().slice(0, 8)}`

type Act = { act?: 'publish' | 'archive'; publishAt?: string | null; by?: Person }

/** The texts of a test exchange: one person writes, another approves, and the clock publishes. */
export async function textDesk(exchange: TestExchange) {
  const [author, reviewer] = [await exchange.operator('listing'), await exchange.operator('compliance')]
  const desk = (who: Person) => exchange.api(cmsManage, who)
  const newest = async (id: string) => {
    const [version] = (await desk(author).get({ id })).versions
    if (version === undefined) throw new Error('the text has no version')
    return version
  }
  const inForce = async (id: string): Promise<string> =>
    (await desk(author).get({ id })).versions.find(({ status }) => status === 'published')?.id ?? ''
  const propose = async (id: string, { act = 'publish', publishAt = null, by = author }: Act = {}) =>
    exchange.api(approvals, by).propose({
      kind: 'cms_text',
      subjectId: act === 'publish' ? (await newest(id)).id : await inForce(id),
      verdict: 'approve',
      reason: 'ready',
      proposal: { act, publishAt },
    })
  const decide = (
    request: { id: string; contentHash: string },
    verdict: 'approve' | 'refuse' = 'approve',
    by = reviewer,
  ) =>
    exchange
      .api(approvals, by)
      .decide({ requestId: request.id, verdict, contentHash: request.contentHash, note: 'read' })
  const publish = async (content: CmsContent, slug = slugOf()): Promise<{ id: string; slug: string }> => {
    const { id } = await desk(author).create({ slug, content }, once())
    await decide(await propose(id))
    await publishDue(exchange.deps)
    return { id, slug }
  }
  const read = (id: string, lang: 'en_US' | 'zh_CN' = 'en_US', edition?: string) =>
    exchange.api(cms).get({ id, lang, ...(edition !== undefined && { edition }) })
  return { author, reviewer, desk, newest, inForce, propose, decide, publish, read }
}
export type TextDesk = Awaited<ReturnType<typeof textDesk>>
