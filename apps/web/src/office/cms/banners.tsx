import { Banner } from '@tessera/ui/banner.tsx'
import { ArticleLink } from '@tessera/ui/article.tsx'
import type { ScreenName } from '@tessera/contract/screens.ts'
import { isBannerOn } from '@tessera/domain/office/cms/banner-screens.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { usePathId } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { bannerPage } from './banner-page.ts'
import { cmsBanners } from './cms.queries.ts'
import s from './cms.module.css'
import { bannerId } from './hide-read-banners.ts'
import { readBanners } from './read-banners.ts'

type BannersProps = {
  /** The name of the current screen; undefined for an address without a screen. */
  screen: ScreenName | undefined
  wide?: boolean
}

/** The current banners of the page, above the screen. Only plain information can be dismissed. */
export function Banners({ screen, wide = false }: BannersProps) {
  const t = useTranslations('cms')
  const locale = useLocale()
  const { data } = useQuery(cmsBanners(locale))
  const read = readBanners.use()
  const current = bannerPage(screen, usePathId())
  const rows =
    data?.rows.filter((row) => isBannerOn(row, current) && (row.tone !== 'info' || !read.includes(row.hash))) ?? []
  if (rows.length === 0) return null
  return (
    <section className={`${s['banners']} ${wide ? s['across'] : ''}`} aria-label={t('banners')}>
      {rows.map(({ id, hash, tone, text, link }) => (
        <Banner
          key={id}
          tone={tone}
          {...(tone === 'info' && { id: bannerId(hash), onDismiss: () => readBanners.set(hash, true) })}
        >
          {text}{' '}
          {link && (
            <ArticleLink href={link.href} hrefOf={(href) => paths.ofText(locale, href)}>
              {link.text}
            </ArticleLink>
          )}
        </Banner>
      ))}
    </section>
  )
}
