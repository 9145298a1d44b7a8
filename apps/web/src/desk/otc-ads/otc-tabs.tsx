import { NavTabs } from '@tessera/ui/tabs.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'

const places = {
  desk: (locale) => paths.otc(locale),
  deals: (locale) => paths.otcDeals(locale),
  ads: (locale) => paths.otcAds(locale),
  methods: (locale) => paths.paymentMethods(locale),
} as const satisfies Record<string, (locale: ReturnType<typeof useLocale>) => string>
const ids = ['desk', 'deals', 'ads', 'methods'] as const

/** Tabs that link the screens of the OTC desk. */
export function OtcTabs({ current }: { current: keyof typeof places }) {
  const t = useTranslations('otc-ads')
  const locale = useLocale()
  return (
    <NavTabs
      label={t('tabs.label')}
      current={current}
      items={ids.map((id) => ({ index: id, name: t(`tabs.${id}`), href: places[id](locale) }))}
    />
  )
}
