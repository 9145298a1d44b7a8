import type { ReadBlock } from '@tessera/contract/office/cms/cms-reading.ts'
import { Article } from '@tessera/ui/article.tsx'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'

const picture = ({ uploadId, alt }: { uploadId: string; alt: string }) => (
  <img src={`/ex/api/v1/cms/image?id=${uploadId}`} alt={alt} loading="lazy" />
)

/** Renders the blocks of a text of the site. */
export function Text({ blocks, small = false }: { blocks: readonly ReadBlock[]; small?: boolean }) {
  const locale = useLocale()
  return <Article small={small} blocks={blocks} hrefOf={(href) => paths.ofText(locale, href)} picture={picture} />
}
