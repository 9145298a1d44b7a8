import { skipToken, useQuery } from '@tanstack/react-query'
import { Num } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { api } from './api.ts'
import { LoadingOrError } from './loading-or-error.tsx'

type Moving = Parameters<typeof api.adjustments.worth>[0]
const AMOUNT = /^\d+(\.\d+)?$/u

/** The value of an adjustment now; no request is sent while the amount is incomplete. */
export function useWorth({ coin, amount, ...of }: Omit<Moving, 'coin'> & { readonly coin: string | undefined }) {
  const moving: Moving | undefined = coin !== undefined && AMOUNT.test(amount) ? { ...of, coin, amount } : undefined
  return useQuery({
    queryKey: ['adjustments', 'worth', moving],
    queryFn: moving === undefined ? skipToken : () => api.adjustments.worth(moving),
  })
}

/**
 * Shows the value in the reference currency, that of all recent adjustments together, and how long the adjustment waits
 * for the second person.
 */
export function AdjustmentWorth({ of: { data, error, isFetching, refetch } }: { of: ReturnType<typeof useWorth> }) {
  const t = useTranslations('shell')
  if (data === undefined)
    return isFetching || error !== null ? <LoadingOrError error={error} onRetry={() => void refetch()} /> : null
  const { value, currency, together, waitHours } = data
  return (
    <p className="t2">
      {value === null ? (
        t('explanation.noPrice')
      ) : (
        <>
          {t('explanation.worth')} <Num value={value} unit={currency} full />
        </>
      )}{' '}
      {together !== null && together !== value && (
        <>
          {t('explanation.together')} <Num value={together} unit={currency} full />
        </>
      )}{' '}
      {waitHours > 0 && t('explanation.waits', { hours: waitHours })}
    </p>
  )
}
