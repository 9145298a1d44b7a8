import { BRAND_MARK } from '@tessera/domain/office/cms/kinds.ts'
import { Logo } from '@tessera/ui/mark.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from './paths.ts'
import { publicInfo } from './public-info.queries.ts'
import { useLocale } from './use-locale.ts'
import s from './site-logo.module.css'

/** The logo configured for this language, if there is one. */
function useChosen(): { readonly logo: string; readonly name: string } {
  const locale = useLocale()
  const { logo = BRAND_MARK, logoAlt = 'Tessera' } = useQuery(publicInfo()).data?.seoMap[locale] ?? {}
  return { logo, name: logoAlt }
}

/** The site's logo; the default mark if the configured picture fails to load. */
export function SiteLogo() {
  const { logo, name } = useChosen()
  const [missing, setMissing] = useState<string>()
  if (logo === BRAND_MARK || logo === missing) return <Logo />
  return <img className={s['logo']} src={logo} alt={name} onError={() => setMissing(logo)} />
}

export function HomeLink({ className = '' }: { className?: string | undefined }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const { name } = useChosen()
  return (
    <Link href={paths.landing(locale)} className={className} aria-label={t('logo', { name })}>
      <SiteLogo />
    </Link>
  )
}
