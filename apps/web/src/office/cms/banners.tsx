import { Banner } from '@tessera/ui/banner.tsx'
import { ArticleLink } from '@tessera/ui/article.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { cmsBanners } from './cms.queries.ts'
import s from './cms.module.css'
import { bannerId } from './hide-read-banners.ts'
import { readBanners } from './read-banners.ts'

/** The current banners, above every screen. Critical ones stay; others can be dismissed. */
export function Banners({ wide }: { wide: boolean }) {
  const t = useTranslations('cms')
  const locale = useLocale()
  const { data } = useQuery(cmsBanners(locale))
  const read = readBanners.use()
  const rows = data?.rows.filter(({ hash, tone }) => tone === 'negative' || !read.includes(hash)) ?? []
  if (rows.length === 0) return null
  return (
    <section className={`${s['banners']} ${wide ? s['across'] : ''}`} aria-label={t('banners')}>
      {rows.map(({ id, hash, tone, text, link }) => (
        <Banner
          key={id}
          id={bannerId(hash)}
          tone={tone}
          {...(tone !== 'negative' && { onDismiss: () => readBanners.set(hash, true) })}
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
