import type { CmsBlock } from '@tessera/contract/office/cms/cms-content.ts'
import { runsOf } from '@tessera/domain/office/cms/inline.ts'

/** The same text in English and in Chinese. */
export type Pair = readonly [en: string, zh: string]

export const both = ([en, zh]: Pair): { en_US: string; zh_CN: string } => ({ en_US: en, zh_CN: zh })
const runs = ([en, zh]: Pair) => ({ en_US: runsOf(en), zh_CN: runsOf(zh) })

export const head = (en: string, zh: string) =>
  ({ type: 'heading', level: 2, text: both([en, zh]) }) as const satisfies CmsBlock
export const paragraph = (en: string, zh: string) =>
  ({ type: 'paragraph', text: runs([en, zh]) }) as const satisfies CmsBlock
export const points = (...items: Pair[]) =>
  ({ type: 'list', ordered: false, items: items.map(runs) }) as const satisfies CmsBlock
export const steps = (...items: Pair[]) =>
  ({ type: 'list', ordered: true, items: items.map(runs) }) as const satisfies CmsBlock
export const link = (href: string, en: string, zh: string) =>
  ({ type: 'link', href, text: both([en, zh]) }) as const satisfies CmsBlock
export const table = (columns: Pair[], ...rows: Pair[][]) =>
  ({ type: 'table', head: columns.map(both), rows: rows.map((row) => row.map(both)) }) as const satisfies CmsBlock
