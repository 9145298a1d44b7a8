import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty } from '@tessera/ui/empty.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { UserInfo } from '#access/customers/login-state.ts'

/** What an account has once: whether it has it, and what is done about it then. */
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

/** What `scene` would add, where the account has it. */
export const alreadyBound = (scene: string, user: UserInfo): Once | undefined =>
  isOnce(scene) && once[scene].has(user) ? scene : undefined

/** Nothing is filled in and proven that would be refused: what is there stands here, and where it is changed. */
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
