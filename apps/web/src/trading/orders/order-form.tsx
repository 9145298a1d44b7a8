import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Translate } from '@tessera/ui/messages.ts'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { checkDraft, daysOf, type Draft, isMissing, type Reason, type Surroundings, orderRequestOf } from './draft.ts'
import { FixLink } from './fix-link.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import type { OrderEntry } from './order-entry.ts'
import { OrderCosts } from './order-costs.tsx'
import { ByTabs, OrderTerms, SideTabs, TypeTabs } from './order-terms.tsx'
import { orderPreview, type OrderRequest } from './orders.queries.ts'
import s from './orders.module.css'
import { usePairWithOwnRates } from './own-rates.ts'
import { type Pair, termsOfPair } from './pair.ts'
import { collarOf, reasonText } from './reason-text.ts'
import { OrderSignatureRequest } from '#profile/members/signatures/order-signature-request.tsx'
import { ThresholdNotice } from '#profile/members/signatures/threshold-notice.tsx'
import { needsSecond } from '#profile/members/signatures/use-signature-request.ts'
import { useDebouncedValue } from '#parts/debounce.ts'

export type OrderFormProps = {
  pair: Pair
  /** The reference price of the band, the best prices, and the balance of the coin with which this side pays. */
  facts: Omit<Surroundings, 'state' | 'collared'>
  /** When the pause of withdrawals ends; undefined while there is none. */
  /** Set while the account's orders execute only near the reference price. */
  collared: Collared | undefined
  /** Opens a transfer, if another account has the same coin. */
  onMove: (() => void) | undefined
  entry: OrderEntry
}

/** The order form. Costs, outcome and possible refusal are shown above the button that sends the order. */
/** `until` is the end of a pause of withdrawals; without one, a receivable must be repaid first. */
export type Collared = { readonly until: string | undefined }

export function OrderForm({ pair: listed, facts, collared, onMove, entry: { draft, change, order } }: OrderFormProps) {
  const t = useTranslations('orders')
  const pair = usePairWithOwnRates(listed)
  const terms = termsOfPair(pair)
  const { side } = draft
  const around = { ...facts, state: pair.state, collared: collared !== undefined }
  const checked = checkDraft(terms, draft, around)
  const orderRequest = orderRequestOf(pair.symbol, draft)
  const settled = useDebouncedValue(checked.costs ? orderRequest : undefined)
  const preview = useQuery(orderPreview(settled))
  const answered = same(settled, orderRequest) ? preview.data : undefined
  const reason = checked.reason ?? answered?.reasons[0]
  const why = answered?.why.find(({ code }) => code === reason)
  const sending = { orderRequest, days: daysOf(draft) }
  const error = order.errorOf(sending)
  // The attempted draft. Typing creates a new draft, which was not attempted yet.
  const [tried, setTried] = useState<Draft>()
  return (
    <Form
      className={s['form']}
      onSubmit={() => {
        setTried(draft)
        if (reason === undefined && !order.busy) order.place(sending)
      }}
    >
      {collared !== undefined && <Collar pair={pair} {...collared} />}
      <ThresholdNotice group="orders" />
      <SideTabs side={side} onChange={change} />
      <TypeTabs type={draft.type} onChange={change} />
      {draft.type === 'market' && <ByTabs by={draft.by} onChange={change} />}
      <Available pair={pair} side={side} available={facts.available} onMove={onMove} />
      <OrderAmounts
        pair={pair}
        draft={draft}
        facts={facts}
        checked={{ ...checked, ...(reason !== undefined && { reason }) }}
        tried={tried === draft}
        onChange={change}
      />
      <OrderTerms
        type={draft.type}
        timeInForce={draft.timeInForce}
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
      {error && needsSecond(error) && <OrderSignatureRequest orderRequest={orderRequest} />}
      {error && !needsSecond(error) && (
        <Banner tone="negative" live>
          {error.code === 'NETWORK' ? t('form.notPlaced') : error.message}
        </Banner>
      )}
      <FormErrors reasonElsewhere />
      <Button
        type="submit"
        kind={side}
        block
        loading={order.busy}
        disabledReason={reason && !isMissing(reason) ? reasonText(t, reason, pair, side, why?.params) : undefined}
      >
        {submitText(t, orderRequest, pair)}
      </Button>
      {reason !== undefined && !isMissing(reason) && !isErrorAtField(reason) && (
        <p className="sm neg" aria-live="polite">
          {reasonText(t, reason, pair, side, why?.params)}
        </p>
      )}
      {why?.fix && <FixLink route={why.fix.route} />}
      <p className="xs t3">{t('form.callback')}</p>
    </Form>
  )
}

/** True if the error is shown at its field. */
const isErrorAtField = (reason: Reason): boolean => reason === 'ORDER_STOP_OFF_TICK' || reason === 'ORDER_OUT_OF_COLLAR'

/** Shows the allowed prices of an account with paused withdrawals or an open receivable, before any input. */
const Collar = ({ pair, until }: Collared & { pair: Pair }) => {
  const t = useTranslations('orders')
  const isBlind = pair.reference === null
  const bounds = { quote: pair.quote, ...collarOf(pair) }
  if (until === undefined)
    return <Banner tone="warning">{t(isBlind ? 'form.collarOwedNone' : 'form.collarOwed', bounds)}</Banner>
  return (
    <Banner tone="warning">
      {t(isBlind ? 'form.collarNone' : 'form.collar', { until: stampText(until), ...bounds })}
    </Banner>
  )
}

function submitText(t: Translate<'orders'>, orderRequest: OrderRequest, { base, quote }: Pair): string {
  const { side, quantity, cashQuantity } = orderRequest
  if (isSome(cashQuantity)) return t('form.submitCash', { side, base, cash: numberText(cashQuantity, true), quote })
  if (isSome(quantity)) return t('form.submit', { side, quantity: numberText(quantity, true), base })
  return t('form.submitPlain', { side, base })
}

const isSome = (text: string | undefined): text is string => text !== undefined && /[1-9]/u.test(text)

const same = (a: OrderRequest | undefined, b: OrderRequest): boolean => JSON.stringify(a) === JSON.stringify(b)

type AvailableProps = Pick<OrderFormProps, 'pair' | 'onMove'> & { side: Draft['side']; available: string | undefined }

const Available = ({ pair, side, available, onMove }: AvailableProps) => {
  const t = useTranslations('orders')
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
