import type { OrderReason } from '@tessera/contract/trading/orders/orders.ts'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'

type Route = NonNullable<z.output<typeof OrderReason>['fix']>['route']
const screens = {
  '/personal/kycEnter': { href: paths.kycEnter, word: 'verify' },
  '/personal/userManagement': { href: paths.userManagement, word: 'secure' },
  '/personal/bindGoogle': { href: paths.bindGoogle, word: 'authenticator' },
  '/personal/investorClass': { href: paths.investorClass, word: 'investorClass' },
  '/personal/riskTest': { href: paths.riskTest, word: 'riskTest' },
} as const satisfies Record<Route, unknown>

/** A link to the screen where a customer can resolve the reason for a refusal. */
export function FixLink({ route }: { route: Route }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const { href, word } = screens[route]
  return (
    <ButtonLink kind="soft" size="sm" block href={href(locale)}>
      {t(`fix.${word}`)}
    </ButtonLink>
  )
}
