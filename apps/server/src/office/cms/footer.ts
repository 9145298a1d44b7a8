import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { blocksIn, type ReadBlock } from '@tessera/contract/office/cms/cms-reading.ts'
import type { cms } from '@tessera/contract/office/cms/cms.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'

type Footer = NonNullable<ReplyOf<typeof cms.footer>['footer']>

/** A heading begins a column. Links before the first heading are in no column. */
export function footerIn({ tagline, columns, notes, links }: ContentOf<'footer'>, lang: Locale): Footer {
  const out: Footer['columns'] = []
  for (const block of blocksIn(columns, lang)) {
    if (block.type === 'heading') out.push({ title: block.text, links: [] })
    else out.at(-1)?.links.push(...linksOf([block]))
  }
  return { tagline: tagline[lang], columns: out, notes: blocksIn(notes, lang), links: linksOf(blocksIn(links, lang)) }
}

const linksOf = (blocks: readonly ReadBlock[]): { href: string; text: string }[] =>
  blocks.flatMap((block) => (block.type === 'link' ? [{ href: block.href, text: block.text }] : []))
