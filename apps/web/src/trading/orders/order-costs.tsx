import { Details, type Fact } from '@tessera/ui/card.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { type Checked, type Draft, isByCash } from './draft.ts'
import type { Preview } from './orders.queries.ts'
import type { Pair } from './pair.ts'
import { useFeeCoin } from './own-rates.ts'
import { percentOfPpm } from './reason-text.ts'

type CostsProps = {
  pair: Pair
  draft: Draft
  checked: Checked
  /** The server's preview; undefined while the input is newer than it. */
  preview: Preview | undefined
}

/** The part that trades now and its price, what happens to the rest, the maximum cost and the remaining balance. */
export const OrderCosts = ({ pair, draft, checked: { costs }, preview }: CostsProps) => {
  const t = useTranslations('orders')
  const money = (text: string | undefined, coin = pair.quote) => <Num value={text && trimmed(text)} unit={coin} full />
  const feeCoin = useFeeCoin(pair)
  const fee = Math.max(pair.makerFeePpm, pair.takerFeePpm)
  const now = nowOf(preview)
  const cash = isByCash(draft)
  const bound = cash && draft.side === 'sell' ? (preview?.total ?? undefined) : costs?.bound
  const items: Fact[] = [
    { term: t('form.fillsNow'), value: now === undefined ? '--' : t(now.word, { ...now, base: pair.base }) },
  ]
  if (preview?.slippagePpm !== undefined && preview.slippagePpm !== null)
    items.push({ term: t('form.slippage'), value: `${percentOfPpm(preview.slippagePpm)}%` })
  if (preview?.others) items.push({ term: t('form.others'), value: t(`others.${preview.others}`) })
  if (draft.type === 'market') items.push({ term: t('form.worst'), value: money(preview?.worst ?? undefined) })
  items.push(
    {
      term: t('form.fee', { percent: percentOfPpm(fee) }),
      value: money(cash ? (preview?.fee ?? undefined) : costs?.fee),
      ...(feeCoin !== undefined && { note: t('form.feeCoin', { coin: feeCoin }) }),
    },
    { term: t(draft.side === 'buy' ? 'form.pays' : 'form.receives'), value: <b>{money(bound)}</b> },
    { term: t('form.leaves'), value: money(preview?.leaves ?? undefined, preview?.holdCoin) },
  )
  return <Details tight items={items} />
}

function nowOf(preview: Preview | undefined) {
  if (preview?.fillsNow === undefined || preview.fillsNow === null) return undefined
  const none = { word: 'form.nothingNow', quantity: '', average: '' } as const
  if (preview.average === null) return none
  const average = numberText(trimmed(preview.average))
  return { word: 'form.fillsNowAt', quantity: numberText(preview.fillsNow), average } as const
}
