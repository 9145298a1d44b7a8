import { carries, type MethodKind, methodKinds } from '@tessera/domain/desk/payment-methods/method.ts'
import { type OfferSort, offerSorts } from '@tessera/domain/desk/otc-ads/ad.ts'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { FilterChoice } from '@tessera/ui/filter-chips.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useTranslations } from 'use-intl'
import { useDebouncedText } from '#parts/debounce.ts'
import { useRouter } from '#parts/site-router.ts'
import { usePathId, useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useMethodName } from '#desk/payment-methods/method-name.ts'
import { useLogin } from '#access/customers/login-state.ts'
import s from './otc-ads.module.css'
import type { OfferFilter, OtcTerms } from './otc-ads.queries.ts'

const sides = ['buy', 'sell'] as const

type Desk = {
  readonly side: 'buy' | 'sell'
  readonly coin: string
  readonly fiat: string
  readonly amount: string
  readonly method: MethodKind | undefined
  readonly sort: OfferSort
}

/**
 * The filter in the address; values that are not traded here are ignored. Without a currency in the address, the desk
 * opens on the reader's own if it has offers, else on one that has.
 */
export function useDesk({ coins, fiats, offered }: OtcTerms): Desk {
  const [query] = useScreenSearch('/otc/{-$coin}')
  const named = usePathId()
  const own = useLogin().user?.fiat
  const side = query.side ?? 'buy'
  const sided = offered.filter((each) => each.side === side)
  const coin =
    coins.find((each) => each.coin === named)?.coin ??
    coins.find((each) => sided.some((one) => one.coin === each.coin))?.coin ??
    coins[0]?.coin ??
    ''
  const withOffers = sided.filter((each) => each.coin === coin).map((each) => each.fiat)
  const fiat =
    [query.fiat, withOffers.find((each) => each === own), withOffers[0], own].find((each) =>
      fiats.some(({ fiat: known }) => known === each),
    ) ??
    fiats[0]?.fiat ??
    ''
  const kind = methodKinds.find((each) => each === query.method)
  return {
    side,
    coin,
    fiat,
    amount: query.amount ?? '',
    method: kind !== undefined && carries(kind, fiat) ? kind : undefined,
    sort: query.sort ?? 'price',
  }
}

/** The filter of the server's request. An amount that is not fully typed is omitted. */
export const filterOf = ({ side, coin, fiat, amount, method, sort }: Desk): OfferFilter => {
  const typed = amount.replace(/\.$/u, '')
  return { side, coin, fiat, sort, ...(method && { method }), ...(/[1-9]/u.test(typed) && { amount: typed }) }
}

type ToolsProps = { terms: OtcTerms; desk: Desk }

/** Buy or sell, and the coin. */
export function DeskHead({ terms, desk }: ToolsProps) {
  const t = useTranslations('otc-ads')
  const locale = useLocale()
  const router = useRouter()
  const [, change] = useScreenSearch('/otc/{-$coin}')
  const goTo = (coin: string) =>
    router.navigate({ to: '/$locale/otc/{-$coin}', params: { locale, coin }, search: true })
  return (
    <div className={s['head']}>
      <div className={s['sides']}>
        <Tabs
          label={t('side.label')}
          variant="segmented"
          block
          chosen={desk.side}
          onChange={(side) => change({ side: side === 'buy' ? undefined : side })}
          items={sides.map((id) => ({ index: id, name: t(`side.${id}`), color: id }))}
        />
      </div>
      <Tabs
        label={t('coin')}
        variant="plain"
        chosen={desk.coin}
        onChange={(coin) => void goTo(coin)}
        items={terms.coins.map(({ coin }) => ({ index: coin, name: coin }))}
      />
    </div>
  )
}

/** The filters currency, amount and payment method, and the sort order. */
export function OfferTools({ terms, desk }: ToolsProps) {
  const t = useTranslations('otc-ads')
  const nameOf = useMethodName()
  const [, change] = useScreenSearch('/otc/{-$coin}')
  const [amount, setAmount] = useDebouncedText(desk.amount, (text) =>
    change({ amount: text === '' ? undefined : text }),
  )
  const { fiat } = desk
  const kinds = methodKinds.filter((kind) => carries(kind, fiat))
  return (
    <div className={`toolbar ${s['tools']}`}>
      <div className={s['amount']}>
        <AmountField
          aria-label={t('amount')}
          placeholder={t('amount')}
          size="sm"
          unit={fiat}
          precision={terms.fiats.find((each) => each.fiat === fiat)?.decimals ?? 2}
          value={amount}
          onChange={setAmount}
        />
      </div>
      <div className={s['fiat']}>
        <Select
          aria-label={t('fiat')}
          size="sm"
          value={fiat}
          onChange={(next) => change({ fiat: next, amount: undefined, method: undefined })}
          options={terms.fiats.map((each) => ({ code: each.fiat, value: each.fiat }))}
        />
      </div>
      <FilterChoice
        label={t('method')}
        options={kinds.map((value) => ({ value, label: nameOf(value) }))}
        value={desk.method}
        onChange={(method) => change({ method })}
      />
      <div className={`end ${s['sort']}`}>
        <Select
          aria-label={t('sort')}
          lead={t('sort')}
          size="sm"
          value={desk.sort}
          onChange={(sort) => change({ sort: sort === 'price' ? undefined : sort })}
          options={offerSorts.map((value) => ({ code: value, value: t(`sorts.${value}`) }))}
        />
      </div>
    </div>
  )
}
