import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty } from '@tessera/ui/empty.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { UserInfo } from '#access/customers/login-state.ts'

/** Factors that an account has at most once: how to detect each, and what to offer then. */
const once = {
  bind_email: { has: ({ email }: UserInfo) => email !== null, next: 'change_email', href: paths.changeEmail },
  bind_phone: { has: ({ mobile }: UserInfo) => mobile !== null, next: 'change_phone', href: paths.changePhone },
  bind_authenticator: {
    has: ({ security }: UserInfo) => security.google,
    next: 'unbind_authenticator',
    href: paths.closeGoogle,
  },
} as const
type Once = keyof typeof once
const isOnce = (scene: string): scene is Once => Object.hasOwn(once, scene)

/** Returns the factor that `scene` would add if the account has it already. */
export const alreadyBound = (scene: string, user: UserInfo): Once | undefined =>
  isOnce(scene) && once[scene].has(user) ? scene : undefined

/** Shows the existing factor and a link to where it is changed, instead of a form that would be refused. */
export function AlreadyBound({ scene, user }: { scene: Once; user: UserInfo }) {
  const t = useTranslations('security')
  const locale = useLocale()
  const { next, href } = once[scene]
  return (
    <>
      <h1 className="h3">{t(`titles.${scene}`)}</h1>
      <Card>
        <Empty title={t(`bound.${scene}`)} action={<ButtonLink href={href(locale)}>{t(`titles.${next}`)}</ButtonLink>}>
          {t(`boundText.${scene}`, { email: user.email ?? '', phone: user.mobile ?? '' })}
        </Empty>
      </Card>
    </>
  )
}
