import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { paths } from '#parts/paths.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { AuthLayout } from '#frame/auth-layout.tsx'

/** A shorter code was truncated by an email program and is invalid. */
const SHORTEST = 16

/**
 * The page of the freeze link in emails. Opening it changes nothing, because email programs open links automatically.
 */
export function FreezeAccountPage() {
  const t = useTranslations('freezes')
  const locale = useLocale()
  const [{ token = '' }] = useScreenSearch('/freezeAccount')
  const missing = token.length < SHORTEST ? t('linkMissing') : undefined
  const freeze = useMutation({ mutationFn: (link: string) => api.freezes.freezeByLink({ token: link }) })
  return (
    <AuthLayout>
      <div className="col" style={{ '--g': '6px' }}>
        <h1 className="h3">{t(freeze.isSuccess ? 'linkDone' : 'linkTitle')}</h1>
        <p className="t2">{t(freeze.isSuccess ? 'linkDoneText' : 'linkText')}</p>
      </div>
      {missing !== undefined && <Banner tone="warning">{missing}</Banner>}
      {freeze.error && (
        <Banner tone="negative" live>
          {freeze.error.message}
        </Banner>
      )}
      {freeze.isSuccess ? (
        <ButtonLink kind="secondary" href={paths.landing(locale)}>
          {t('toHome')}
        </ButtonLink>
      ) : (
        <Button kind="danger" loading={freeze.isPending} disabledReason={missing} onPress={() => freeze.mutate(token)}>
          {t('linkTitle')}
        </Button>
      )}
    </AuthLayout>
  )
}
