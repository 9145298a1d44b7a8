import type { Version } from './cms.queries.ts'

export const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const both = (words: string) => ({ en_US: words, zh_CN: words })

/** A version of a page that Priya wrote and that is not proposed, for tests. */
export const draftOf = (number: number, title: string): Version => ({
  id: `${id.slice(0, -1)}${number}`,
  number,
  status: 'draft',
  content: { kind: 'page', title: both(title), summary: both('s'), blocks: [] },
  by: { id, name: 'Priya' },
  at: '2026-01-01T00:00:00.000Z',
  contentHash: 'h',
  approvedBy: null,
  publishAt: null,
  publishedAt: null,
  archivedAt: null,
})
