import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { useHideAmounts } from '#parts/hide-amounts.ts'
import { paths } from '#parts/paths.ts'
import { market } from '#parts/public-info.queries.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useLogin } from '#access/customers/login-state.ts'
import s from './accounts.module.css'
import type { Part } from './by-currency.ts'

const pathOf = { token: paths.tokenAccount, spot: paths.spotAccount, fiat: paths.fiatAccount } as const

type CurrencyPartsProps = { coin: string; parts: readonly Part[]; fiat: string; onMove: (part: Part) => void }

/** The parts of one currency in each account, with the actions there. */
export function CurrencyParts({ coin, parts, fiat, onMove }: CurrencyPartsProps) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const [hidden] = useHideAmounts()
  return (
    <ul className={s['parts']} aria-label={t('where', { coin })}>
      {parts.map((part) => (
        <li key={part.kind}>
          <Link className="link" href={pathOf[part.kind](locale)}>
            {t(`places.${part.kind}`)}
          </Link>
          <dl>
            <Figure term={t('available')}>
              <CoinNum coin={coin} value={part.holding.available} masked={hidden} />
            </Figure>
            <Figure term={t('held')}>
              <span className={/[1-9]/u.test(part.holding.held) || hidden ? undefined : s['none']}>
                <CoinNum coin={coin} value={part.holding.held} masked={hidden} />
              </span>
            </Figure>
            <Figure term={t('valueIn', { fiat })}>
              <Num value={part.holding.value ?? undefined} masked={hidden} />
            </Figure>
          </dl>
          <div className={s['partActions']}>
            <PartActions part={part} onMove={onMove} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const Figure = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

function PartActions({ part, onMove }: { part: Part; onMove: (part: Part) => void }) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const { isSub } = useLogin()
  const chains = Object.values(useQuery(market()).data?.chains ?? {})
  const { kind, holding } = part
  const { coin, productSymbol, isNewCoin } = holding
  const open = (flag: 'depositOpen' | 'withdrawOpen') =>
    kind === 'token' && chains.some(({ coins }) => coins[coin]?.[flag] === true)
  const deposit = kind === 'fiat' ? paths.recharge(locale, { kind: 'fiat' }) : paths.recharge(locale, { coin })
  const link = (href: string, word: 'deposit' | 'withdraw' | 'trade' | 'view') => (
    <ButtonLink kind="ghost" size="xs" href={href}>
      {t(word)}
    </ButtonLink>
  )
  return (
    <>
      {kind !== 'spot' && productSymbol !== null && link(paths.offer(locale, productSymbol, isNewCoin), 'view')}
      {(kind === 'fiat' || open('depositOpen')) && link(deposit, 'deposit')}
      {open('withdrawOpen') && !isSub && link(paths.withdraw(locale, coin), 'withdraw')}
      {kind === 'spot' && link(paths.trade(locale), 'trade')}
      <Button
        kind="ghost"
        size="xs"
        disabledReason={/[1-9]/u.test(holding.available) ? undefined : t('nothingToMove')}
        onPress={() => onMove(part)}
      >
        {t('move')}
      </Button>
    </>
  )
}
