import { marks } from '@tessera/domain/office/cms/inline.ts'
import { isInside, isSafeLink } from '@tessera/domain/office/cms/link.ts'
import { z } from 'zod'
import type { CmsBlock } from './cms-content.ts'
import type { Locale } from '#platform/text/locale.ts'
import { Id } from '#platform/http/shared.ts'

/** Printable: no control characters, no lone surrogates. */
export const visible = /^[^\p{Cc}\p{Cs}]*$/u
export const Href = z.string().refine(isSafeLink, { params: { rule: 'link' } })
/** A path of this site, without its language. */
export const InsideHref = z
  .string()
  .max(500)
  .refine(isInside, { params: { rule: 'inside' } })
export const Run = z.strictObject({
  text: z.string().min(1).max(2000).regex(visible),
  marks: z.array(z.enum(marks)).max(2),
  href: Href.nullable(),
})

/** A block in one language for readers. */
export const ReadBlock = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: z.string() }),
    z.object({ type: z.literal('paragraph'), runs: z.array(Run) }),
    z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(Run)) }),
    z.object({ type: z.literal('link'), href: z.string(), text: z.string() }),
    z.object({ type: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
    z.object({ type: z.literal('image'), uploadId: Id, alt: z.string() }),
  ])
  .meta({ id: 'CmsReadBlock' })
export type ReadBlock = z.output<typeof ReadBlock>

/** Returns the blocks in one language. A picture that is not chosen yet is left out. */
export const blocksIn = (blocks: readonly CmsBlock[], locale: Locale): ReadBlock[] =>
  blocks.flatMap((block) => blockIn(block, locale))

function blockIn(block: CmsBlock, locale: Locale): ReadBlock[] {
  switch (block.type) {
    case 'heading':
      return [{ type: 'heading', level: block.level, text: block.text[locale] }]
    case 'paragraph':
      return [{ type: 'paragraph', runs: block.text[locale] }]
    case 'list':
      return [{ type: 'list', ordered: block.ordered, items: block.items.map((item) => item[locale]) }]
    case 'link':
      return [{ type: 'link', href: block.href, text: block.text[locale] }]
    case 'table': {
      const line = (cells: typeof block.head) => cells.map((cell) => cell[locale])
      return [{ type: 'table', head: line(block.head), rows: block.rows.map(line) }]
    }
    case 'image':
      return block.uploadId === null ? [] : [{ type: 'image', uploadId: block.uploadId, alt: block.alt[locale] }]
    default:
      return block satisfies never
  }
}
