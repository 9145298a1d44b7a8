import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { usePasskeys } from '#parts/passkeys.ts'
import { publicInfo } from '#parts/public-info.queries.ts'
import { useLocale } from '#parts/use-locale.ts'

/**
 * The second step for an account that can only confirm with a passkey, at an address where none works: shows the
 * alternatives.
 */
export function PasskeyUnavailable() {
  const t = useTranslations('sessions')
  const locale = useLocale()
  const { whyNot, elsewhere } = usePasskeys()
  const info = useQuery(publicInfo()).data
  // If everybody needs a strong factor, email alone never suffices.
  const mailboxOpensAgain = info !== undefined && info.is_enforce_google_auth === 0
  return (
    <>
      <Banner tone="warning" icon={KeyRound} live>
        {whyNot}
      </Banner>
      {elsewhere !== undefined && (
        <ButtonLink size="lg" block href={`${elsewhere}${paths.login(locale)}`}>
          {t('onlyPasskey.openThere')}
        </ButtonLink>
      )}
      <ul className="t2 sm col">
        <li>{t(elsewhere === undefined ? 'onlyPasskey.device' : 'onlyPasskey.there')}</li>
        {mailboxOpensAgain && <li>{t('onlyPasskey.later', { hours: info.freezeHours })}</li>}
        <li>
          {t('onlyPasskey.lost')}{' '}
          <Link className="link" href={paths.cms(locale, 'contact')}>
            {t('onlyPasskey.help')}
          </Link>
        </li>
      </ul>
    </>
  )
}
