import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { identityCheck } from './settings.queries.ts'

/** After a pause, leads the owner to the identity check that the next withdrawal requires. */
export function IdentityNotice() {
  const t = useTranslations('settings')
  const locale = useLocale()
  const { data } = useQuery(identityCheck())
  if (data?.needed !== true) return null
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink kind="secondary" size="xs" href={paths.idAuth(locale)}>
          {t('check.submit')}
        </ButtonLink>
      }
    >
      {t('check.needed')}
    </Banner>
  )
}
