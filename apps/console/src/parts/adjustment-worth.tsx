import { skipToken, useQuery } from '@tanstack/react-query'
import { Num } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { api } from './api.ts'
import { LoadingOrError } from './loading-or-error.tsx'

type Money = { readonly coin: string; readonly amount: string }
const AMOUNT = /^\d+(\.\d+)?$/u

/** The value of an adjustment now; no request is sent while the amount is incomplete. */
export function useWorth({ coin, amount }: { readonly coin: string | undefined; readonly amount: string }) {
  const money: Money | undefined = coin !== undefined && AMOUNT.test(amount) ? { coin, amount } : undefined
  return useQuery({
    queryKey: ['adjustments', 'worth', money],
    queryFn: money === undefined ? skipToken : () => api.adjustments.worth(money),
  })
}

/** Shows the value in the reference currency, and how long a large adjustment waits for the second person. */
export function AdjustmentWorth({ of: { data, error, isFetching, refetch } }: { of: ReturnType<typeof useWorth> }) {
  const t = useTranslations('shell')
  if (data === undefined)
    return isFetching || error !== null ? <LoadingOrError error={error} onRetry={() => void refetch()} /> : null
  const { value, currency, waitHours } = data
  return (
    <p className="t2">
      {value === null ? (
        t('explanation.noPrice')
      ) : (
        <>
          {t('explanation.worth')} <Num value={value} unit={currency} full />
        </>
      )}{' '}
      {waitHours > 0 && t('explanation.waits', { hours: waitHours })}
    </p>
  )
}
