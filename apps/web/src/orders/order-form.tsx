import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../lib/paths.ts'
import { useSteady } from '../lib/use-steady.ts'
import { useLocale } from '../lib/words.tsx'
import { checkDraft, daysOf, type Draft, type Reason, type Surroundings, wishOf } from './draft.ts'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderCosts } from './order-costs.tsx'
import { ByTabs, OrderTerms, SideTabs, TypeTabs } from './order-terms.tsx'
import { type Order, orderPreview, type Wish } from './orders.queries.ts'
import s from './orders.module.css'
import { useOrderWords } from './orders-words.ts'
import { type Pair, termsOfPair } from './pair.ts'
import { usePlaceOrder } from './place-order.ts'
import { reasonText, trimmed } from './reason-text.ts'
import { useSettled } from './use-settled.ts'

export type OrderFormProps = {
  pair: Pair
  /** The reference that the band is measured from, the best prices, and what is there of the coin that this side pays with. */
  facts: Omit<Surroundings, 'state'>
  /** The same coin lies in another account and can be moved here. */
  onMove: (() => void) | undefined
  draft: Draft
  onDraft: (draft: Draft) => void
  onPlaced: () => void
}

/** What an order costs, what would become of it and why it might be refused stand above the button that sends it. */
export function OrderForm({ pair, facts, onMove, draft, onDraft, onPlaced }: OrderFormProps) {
  const t = useOrderWords()
  const terms = termsOfPair(pair)
  const { side } = draft
  const around = { ...facts, state: pair.state }
  const checked = checkDraft(terms, draft, around)
  const wish = wishOf(pair.symbol, draft)
  const settled = useSettled(checked.costs ? wish : undefined)
  const preview = useQuery(orderPreview(settled))
  const answered = same(settled, wish) ? preview.data : undefined
  const reason = checked.reason ?? answered?.reasons[0]
  const order = usePlaceOrder((placed) => {
    toast('positive', placedText(t, placed, pair))
    onDraft({ ...draft, quantity: '', cash: '' })
    onPlaced()
  })
  const change = useSteady((next: Partial<Draft>) => {
    if (order.error) order.reset()
    onDraft({ ...draft, ...next })
  })
  return (
    <form
      className={s['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (reason === undefined && !order.busy) order.place({ wish, days: daysOf(draft) })
      }}
    >
      <SideTabs side={side} onChange={change} />
      <TypeTabs type={draft.type} onChange={change} />
      {draft.type === 'market' && <ByTabs by={draft.by} onChange={change} />}
      <Available pair={pair} side={side} available={facts.available} onMove={onMove} />
      <OrderAmounts pair={pair} draft={draft} facts={facts} checked={checked} onChange={change} />
      <OrderTerms
        type={draft.type}
        lasting={draft.lasting}
        days={draft.days}
        postOnly={draft.postOnly}
        onChange={change}
      />
      <OrderCosts pair={pair} draft={draft} checked={checked} preview={answered} />
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
        {submitText(t, wish, pair)}
      </Button>
      {reason !== undefined && !silent.has(reason) && (
        <p className="sm neg" aria-live="polite">
          {reasonText(t, reason, pair, side)}
        </p>
      )}
      <p className="xs t3">{t('form.callback')}</p>
    </form>
  )
}

/** What is missing is seen in the empty field, or said at it. */
const silent: ReadonlySet<Reason> = new Set(['QUANTITY_MISSING', 'CASH_MISSING', 'STOP_MISSING', 'ORDER_STOP_OFF_TICK'])

function submitText(t: ReturnType<typeof useOrderWords>, wish: Wish, { base, quote }: Pair): string {
  const { side, quantity, cashQuantity } = wish
  if (cashQuantity) return t('form.submitCash', { side, base, cash: numberText(cashQuantity, true), quote })
  if (quantity) return t('form.submit', { side, quantity: numberText(quantity, true), base })
  return t('form.submitPlain', { side, base })
}

const same = (a: Wish | undefined, b: Wish): boolean => JSON.stringify(a) === JSON.stringify(b)

function placedText(t: ReturnType<typeof useOrderWords>, placed: Order, { base }: Pair): string {
  const { side, status, average } = placed
  const filled = numberText(placed.filled)
  if (average !== null && (status === 3 || status === 4))
    return t(status === 3 ? 'form.filled' : 'form.filledPart', {
      side,
      quantity: filled,
      base,
      average: numberText(trimmed(average)),
    })
  if (placed.cancelCause !== null) return t('form.dropped', { why: t(`causes.${placed.cancelCause}`) })
  return t('form.placed', { side, quantity: numberText(placed.quantity), base })
}

type AvailableProps = Pick<OrderFormProps, 'pair' | 'onMove'> & { side: Draft['side']; available: string | undefined }

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
