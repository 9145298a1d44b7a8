import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { otherSide } from '@tessera/domain/desk/otc-ads/ad.ts'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { type Command, useCommand } from '#parts/command.ts'
import { refusalAt } from '#parts/form.ts'
import { trimmed, wholeOrExact } from '#parts/money-text.ts'
import { Receipt } from '#parts/receipt.tsx'
import { useDebouncedValue } from '#parts/debounce.ts'
import { DealerFigures } from '#desk/otc-ads/dealer-figures.tsx'
import type { Offer, OtcTerms } from '#desk/otc-ads/otc-ads.queries.ts'
import { useMethodName } from '#desk/payment-methods/method-name.ts'
import { ownPaymentMethods } from '#desk/payment-methods/payment-methods.queries.ts'
import { useDealReceipt } from './deal-receipt.ts'
import { deal, type Deal, dealPreview, type DealPreview, type DealRequest } from './otc-deals.queries.ts'
import s from './otc-deals.module.css'
import { priceText } from '#desk/otc-ads/price-text.ts'
import { type AmountUnit, maxAmountOf, amountsOf, dealRequestOf } from './to-deal.ts'

type TakeDialogProps = { offer: Offer; terms: OtcTerms; onClose: () => void }
const amountUnits = ['fiat', 'coin'] as const

/** Amount and payment method of a deal, with the resulting amounts before it is confirmed. */
export function TakeDialog({ offer, terms, onClose }: TakeDialogProps) {
  const t = useTranslations('otc-deals')
  const side = otherSide(offer.side)
  const take = useTake(offer, terms)
  const { preview, dealRequest } = take
  const { coin, fiat } = offer
  const code = take.by === 'fiat' ? fiat : coin
  const receiptOf = useDealReceipt()
  if (take.made) return <Receipt of={receiptOf(take.made)} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(`take.${side}`, { coin })}
      confirm={t(`take.confirm.${side}`)}
      kind={side}
      loading={take.command.busy}
      disabledReason={dealRequest === undefined || preview.data === undefined ? t('take.first') : undefined}
      onConfirm={take.go}
    >
      <div className={s['dealer']}>
        <b className="fw6">{offer.owner.nickname}</b>
        <DealerFigures of={offer.owner} />
      </div>
      <Details
        tight
        items={[
          { term: t('price'), value: <Num value={priceText(preview.data?.price ?? offer.price)} unit={fiat} /> },
          { term: t('take.left'), value: <Num value={trimmed(offer.available)} unit={coin} /> },
          { term: t('take.window'), value: t('minutes', { minutes: String(offer.windowMinutes) }) },
        ]}
      />
      <Tabs
        label={t('take.by')}
        variant="segmented"
        block
        size="sm"
        chosen={take.by}
        onChange={take.choose}
        items={amountUnits.map((id) => ({ index: id, name: t('take.in', { code: id === 'fiat' ? fiat : coin }) }))}
      />
      <AmountField
        label={t(`take.amount.${side}.${take.by}`)}
        unit={code}
        precision={take.scales[take.by]}
        max={maxAmountOf(take.by, offer, take.scales)}
        help={t('take.bounds', {
          min: numberText(wholeOrExact(offer.min)),
          max: numberText(wholeOrExact(offer.max)),
          fiat,
        })}
        value={take.text}
        onChange={take.type}
        error={take.fieldError}
        fault={take.fault && t(`take.errors.${take.fault}`, { decimals: String(take.scales[take.by]) })}
      />
      <MethodSelect take={take} side={side} />
      <Sums take={take} offer={offer} side={side} />
      {offer.terms !== '' && (
        <section className={s['terms']} aria-label={t('terms')}>
          <b className="sm fw6">{t('terms')}</b>
          <p className="sm t2">{offer.terms}</p>
        </section>
      )}
      <Warnings take={take} />
    </ConfirmDialog>
  )
}

type Take = ReturnType<typeof useTake>

/** The fields that show refusals of an amount. */
const amountFields = ['amount', 'fiatAmount'] as const

function useTake(offer: Offer, terms: OtcTerms) {
  const [by, choose] = useState<AmountUnit>('fiat')
  const [text, setText] = useState('')
  const method = useMethod(offer)
  const scales = {
    coin: terms.coins.find(({ coin }) => coin === offer.coin)?.decimals ?? 0,
    fiat: terms.fiats.find(({ fiat }) => fiat === offer.fiat)?.decimals ?? 0,
  }
  const sums = amountsOf(by, text, offer, scales)
  const about = { adId: offer.id, by, method: method.kind, paymentMethodId: method.id, scales }
  const dealRequest = typeof sums === 'string' || !method.ready ? undefined : dealRequestOf(about, sums)
  const settled = useDebouncedValue(dealRequest)
  const isSettled = JSON.stringify(settled) === JSON.stringify(dealRequest)
  const preview = useQuery(dealPreview(isSettled ? dealRequest : undefined))
  const [made, setMade] = useState<Deal>()
  const command = useTakeOffer(setMade)
  const refused = command.error ?? preview.error
  return {
    by,
    choose: (next: AmountUnit) => {
      choose(next)
      setText('')
      command.reset()
    },
    text,
    type: (next: string) => {
      setText(next)
      command.reset()
    },
    method,
    scales,
    sums: typeof sums === 'string' ? undefined : sums,
    fault: typeof sums === 'string' ? sums : undefined,
    fieldError: amountFields.map((field) => refusalAt(refused, field)).find((each) => each !== undefined),
    refused,
    dealRequest,
    preview,
    command,
    made,
    go: () => dealRequest && preview.data && command.run({ ...dealRequest, price: preview.data.price }),
  }
}

/** The chosen payment method: for a buyer its kind, for a seller their own method. */
function useMethod(offer: Offer) {
  const own = useQuery({ ...ownPaymentMethods(), enabled: offer.side === 'buy' }).data?.rows ?? []
  const fit = own.filter(({ kind, usable }) => usable && offer.methods.includes(kind))
  const [chosen, choose] = useState<string>()
  const sells = offer.side === 'buy'
  const mine = fit.find(({ id }) => id === chosen) ?? fit[0]
  const kind = sells ? mine?.kind : offer.methods.find((each) => each === chosen)
  const first = offer.methods[0] ?? 'bank_transfer'
  return {
    offered: offer.methods,
    fit,
    kind: kind ?? first,
    id: sells ? mine?.id : undefined,
    ready: !sells || mine !== undefined,
    choose,
  }
}

/** Takes the offer once. A changed price is shown before the request is repeated. */
function useTakeOffer(onMade: (made: Deal) => void): Command<DealRequest & { price: string }> {
  const client = useQueryClient()
  return useCommand<typeof otcDeals.take, DealRequest & { price: string }>(
    otcDeals.take,
    (input, options) => api.otcDeals.take(input, options),
    (made) => {
      client.setQueryData(deal(made.id).queryKey, made)
      void client.invalidateQueries({ queryKey: ['otc', 'offers'] })
      void client.invalidateQueries({ queryKey: ['otc', 'deals'] })
      void client.invalidateQueries({ queryKey: ['accounts'] })
      onMade(made)
    },
    (error) => {
      if (error instanceof ApiError && error.code === 'OTC_PRICE_CHANGED')
        return client.invalidateQueries({ queryKey: ['otc', 'preview'] })
      return undefined
    },
  )
}

function MethodSelect({ take: { method }, side }: { take: Take; side: 'buy' | 'sell' }) {
  const t = useTranslations('otc-deals')
  const nameOf = useMethodName()
  if (side === 'buy') return <BuyerMethods method={method} />
  if (method.fit.length === 0) return <Banner tone="warning">{t('take.noMethod')}</Banner>
  return (
    <Select
      label={t('take.paidTo')}
      value={method.id ?? ''}
      onChange={method.choose}
      options={method.fit.map(({ id, kind, accountMasked }) => ({
        code: id,
        value: nameOf(kind),
        suffix: accountMasked,
      }))}
    />
  )
}

function BuyerMethods({ method }: { method: Take['method'] }) {
  const t = useTranslations('otc-deals')
  const nameOf = useMethodName()
  return (
    <Select
      label={t('take.payBy')}
      value={method.kind}
      onChange={method.choose}
      options={method.offered.map((value) => ({ code: value, value: nameOf(value) }))}
    />
  )
}

/** Both amounts; the server's result has priority. */
function Sums({ take, offer: { coin, fiat }, side }: { take: Take; offer: Offer; side: 'buy' | 'sell' }) {
  const t = useTranslations('otc-deals')
  const { sums, scales } = take
  const quoted: DealPreview | undefined = take.preview.data
  const money = quoted?.fiatAmount ?? (sums && formatAmount(sums.fiatAmount, scales.fiat))
  const amount = quoted?.amount ?? (sums && formatAmount(sums.amount, scales.coin))
  const gets = side === 'buy' ? quoted?.receives : amount
  const pays = { term: t('take.youPay'), value: <Num value={money} unit={fiat} full /> }
  const earns = {
    term: t('take.youGet'),
    value: (
      <b>
        <Num value={money} unit={fiat} full />
      </b>
    ),
  }
  const coinOf = (value: string | undefined) => <Num value={value && trimmed(value)} unit={coin} full />
  return (
    <Details
      tight
      items={
        side === 'buy'
          ? [
              pays,
              { term: t('fee'), value: quoted === undefined ? '--' : coinOf(quoted.fee) },
              { term: t('take.youGet'), value: <b>{coinOf(gets)}</b> },
            ]
          : [{ term: t('take.youGive'), value: coinOf(amount) }, earns]
      }
    />
  )
}

/** The warning for large amounts, and why the server refuses the deal. */
function Warnings({ take: { preview, refused, fieldError, command, dealRequest } }: { take: Take }) {
  const t = useTranslations('otc-deals')
  return (
    <>
      {preview.data?.large === true && <Banner tone="warning">{t('large')}</Banner>}
      {refused && dealRequest && fieldError === undefined && (
        <Banner tone="negative" live>
          {refused.message}
        </Banner>
      )}
      {command.checking && (
        <Banner tone="info" live>
          {t('checking')}
        </Banner>
      )}
    </>
  )
}
