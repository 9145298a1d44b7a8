import type { Factor } from '@tessera/domain/access/security/factors.ts'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty } from '@tessera/ui/empty.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { UserInfo } from '#access/customers/login-state.ts'

const pagesToAdd = {
  email: ['bind_email', paths.bindEmail],
  mobile: ['bind_phone', paths.bindPhone],
  mobileOff: ['open_mobile', paths.closePhone],
  google: ['bind_authenticator', paths.bindGoogle],
  passkey: ['add_passkey', paths.passkeys],
} as const

/** A notice for an account without the required factor, with a link to where it is added. */
export function LackingFactor({ factor, user, title }: { factor: Factor; user: UserInfo; title: string }) {
  const t = useTranslations('security')
  const locale = useLocale()
  const [adding, href] = pagesToAdd[factor === 'mobile' && user.mobile !== null ? 'mobileOff' : factor]
  return (
    <>
      <h1 className="h3">{title}</h1>
      <Card>
        <Empty
          title={t(`lacking.${factor}`)}
          action={<ButtonLink href={href(locale)}>{t(`titles.${adding}`)}</ButtonLink>}
        >
          {t('lackingText')}
        </Empty>
      </Card>
    </>
  )
}
