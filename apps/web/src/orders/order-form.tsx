import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { Slider } from '@tessera/ui/slider.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import { type Checked, checkDraft, type Draft, mostLots, quantityFor, shareOf, shareText, typed } from './draft.ts'
import { type Order, orderPreview, type Wish } from './orders.queries.ts'
import s from './orders.module.css'
import { useOrderWords } from './orders-words.ts'
import { type Pair, termsOfPair } from './pair.ts'
import { usePlaceOrder } from './place-order.ts'
import { percentOfPpm, reasonText, trimmed } from './reason-text.ts'
import { useSettled } from './use-settled.ts'

export type OrderFormProps = {
  pair: Pair
  /** The price that the band is measured from. */
  reference: string
  /** Of the coin that this side pays with; undefined until it is known. */
  available: string | undefined
  /** The same coin lies in another account and can be moved here. */
  onMove: (() => void) | undefined
  draft: Draft
  onDraft: (draft: Draft) => void
  onPlaced: () => void
}

/** A limit order: what it costs and why it might be refused stand above the button that sends it. */
export function OrderForm({ pair, reference, available, onMove, draft, onDraft, onPlaced }: OrderFormProps) {
  const t = useOrderWords()
  const terms = termsOfPair(pair)
  const { side } = draft
  const checked = checkDraft(terms, draft, { reference, available, open: pair.state === 'open' })
  const wish = { symbol: pair.symbol, side, price: typed(draft.price), quantity: typed(draft.quantity) }
  const settled = useSettled(checked.costs ? wish : undefined)
  const preview = useQuery(orderPreview(settled))
  const answered = same(settled, wish) ? preview.data : undefined
  const reason = checked.reason ?? answered?.reasons[0]
  const order = usePlaceOrder((placed) => {
    toast('positive', placedText(t, placed, pair))
    onDraft({ ...draft, quantity: '' })
    onPlaced()
  })
  const change = (next: Partial<Draft>) => {
    if (order.error) order.reset()
    onDraft({ ...draft, ...next })
  }
  return (
    <form
      className={s['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (reason === undefined && !order.busy) order.place(wish)
      }}
    >
      <Tabs
        label={t('form.side')}
        look="segmented"
        block
        items={(['buy', 'sell'] as const).map((id) => ({ id, label: t(`sides.${id}`), tone: id }))}
        chosen={side}
        onChange={(next) => change({ side: next, quantity: '' })}
      />
      <Available pair={pair} side={side} available={available} onMove={onMove} />
      <Amounts pair={pair} draft={draft} available={available} checked={checked} onChange={change} />
      <Costs pair={pair} side={side} checked={checked} preview={answered} />
      {order.checking && (
        <Banner tone="info" live>
          {t('form.checking')}
        </Banner>
      )}
      {order.error && (
        <Banner tone="negative" live>
          {order.error.code === 'NETWORK' ? t('form.notPlaced') : order.error.message}
        </Banner>
      )}
      <Button
        type="submit"
        kind={side}
        block
        loading={order.busy}
        disabledReason={reason && reasonText(t, reason, pair, side)}
      >
        {wish.quantity === ''
          ? t('form.submitPlain', { side, base: pair.base })
          : t('form.submit', { side, quantity: numberText(wish.quantity, true), base: pair.base })}
      </Button>
      {reason !== undefined && reason !== 'QUANTITY_MISSING' && (
        <p className="sm neg" aria-live="polite">
          {reasonText(t, reason, pair, side)}
        </p>
      )}
      <p className="xs t3">{t('form.callback')}</p>
    </form>
  )
}

const same = (a: Wish | undefined, b: Wish): boolean => JSON.stringify(a) === JSON.stringify(b)

function placedText(t: ReturnType<typeof useOrderWords>, { side, status, ...order }: Order, { base }: Pair): string {
  if (status === 3 && order.average !== null)
    return t('form.filled', {
      side,
      quantity: numberText(order.filled),
      base,
      average: numberText(trimmed(order.average)),
    })
  return t('form.placed', { side, quantity: numberText(order.quantity), base })
}

type AvailableProps = Pick<OrderFormProps, 'pair' | 'available' | 'onMove'> & { side: Draft['side'] }

const Available = ({ pair, side, available, onMove }: AvailableProps) => {
  const t = useOrderWords()
  const locale = useLocale()
  const coin = side === 'buy' ? pair.quote : pair.base
  const nothing = available !== undefined && !/[1-9]/u.test(available)
  return (
    <>
      <div className={s['available']}>
        <span className="t3">{t('form.available')}</span>
        <span className="fw5">
          <Num value={available && trimmed(available)} unit={coin} />
        </span>
      </div>
      {nothing && onMove && (
        <Button kind="soft" size="sm" block onPress={onMove}>
          {t('form.move', { coin })}
        </Button>
      )}
      {nothing && !onMove && side === 'buy' && (
        <ButtonLink kind="soft" size="sm" block href={paths.recharge(locale, { coin })}>
          {t('form.deposit', { coin })}
        </ButtonLink>
      )}
    </>
  )
}

type AmountsProps = Pick<OrderFormProps, 'pair' | 'draft' | 'available'> & {
  checked: Checked
  onChange: (next: Partial<Draft>) => void
}

/** The name stands inside the field. */
const label = (text: string) => ({ 'aria-label': text, prefix: text, size: 'sm' }) as const

/** Price, quantity and total: three ways to say the same order. */
const Amounts = ({ pair, draft, available, checked, onChange }: AmountsProps) => {
  const t = useOrderWords()
  const terms = termsOfPair(pair)
  const [total, setTotal] = useState<string>()
  const [share, setShare] = useState({ percent: 0, quantity: '' })
  const most = available === undefined ? undefined : mostLots(terms, draft, available)
  return (
    <>
      <AmountField
        {...label(t('form.price'))}
        unit={pair.quote}
        precision={pair.pricePrecision}
        value={draft.price}
        onChange={(price) => onChange({ price })}
      />
      <AmountField
        {...label(t('form.quantity'))}
        unit={pair.base}
        precision={pair.quantityPrecision}
        value={draft.quantity}
        onChange={(quantity) => {
          setShare({ percent: 0, quantity: '' })
          onChange({ quantity })
        }}
      />
      <Slider
        aria-label={t('form.share')}
        tone={draft.side}
        value={share.quantity === draft.quantity ? share.percent : shareOf(terms, most, draft.quantity)}
        disabled={most === undefined || most === 0}
        onChange={(percent) => {
          const quantity = shareText(terms, most ?? 0, percent)
          setShare({ percent, quantity })
          onChange({ quantity })
        }}
      />
      <AmountField
        {...label(t('form.total'))}
        unit={pair.quote}
        precision={pair.quotePrecision}
        value={total ?? (checked.costs ? trimmed(checked.costs.value) : '')}
        onChange={(text) => {
          setTotal(text)
          onChange({ quantity: quantityFor(terms, draft, text) })
        }}
        onBlur={() => setTotal(undefined)}
      />
    </>
  )
}

type CostsProps = {
  pair: Pair
  side: Draft['side']
  checked: Checked
  preview: { fillsNow: string | null; average: string | null } | undefined
}

const Costs = ({ pair, side, checked: { costs }, preview }: CostsProps) => {
  const t = useOrderWords()
  const money = (text: string | undefined) => <Num value={text && trimmed(text)} unit={pair.quote} full />
  const fillsNow =
    preview?.fillsNow === undefined || preview.fillsNow === null
      ? '--'
      : preview.average === null
        ? t('form.rests')
        : t('form.fillsNowAt', {
            quantity: numberText(preview.fillsNow),
            base: pair.base,
            average: numberText(trimmed(preview.average)),
          })
  const fee = Math.max(pair.makerFeePpm, pair.takerFeePpm)
  return (
    <Details
      tight
      items={[
        { term: t('form.fillsNow'), value: fillsNow },
        { term: t('form.fee', { percent: percentOfPpm(fee) }), value: money(costs?.fee) },
        { term: t(side === 'buy' ? 'form.pays' : 'form.receives'), value: <b>{money(costs?.bound)}</b> },
      ]}
    />
  )
}
