import { IconButton } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'
import { type PriceAlert, priceAlertList } from './price-alerts.queries.ts'

export function AlertList({ symbol }: { symbol: string }) {
  const t = useTranslations('price-alerts')
  const { data: rows, isError, refetch } = useQuery(priceAlertList(symbol))
  if (isError && rows === undefined) return <Failed title={t('failed')} onRetry={() => void refetch()} />
  if (rows === undefined) return <Skeleton width="72%" />
  if (rows.length === 0) return <p className="t3 sm">{t('none')}</p>
  return (
    <ul className="col" style={{ '--g': '4px' }} aria-label={t('list')}>
      {rows.map((row) => (
        <li key={row.id} className="row row--between">
          <AlertText of={row} />
          <Remove of={row} />
        </li>
      ))}
    </ul>
  )
}

const AlertText = ({ of: { side, price, quote, reachedAt, reachedPrice } }: { of: PriceAlert }) => {
  const t = useTranslations('price-alerts')
  const isOver = reachedAt !== null && reachedPrice !== null
  return (
    <span className={isOver ? 't3' : undefined}>
      <span className="num">{t(`rows.${side}`, { price: numberText(price), coin: quote })}</span>
      {isOver && (
        <small className="xs t3" style={{ display: 'block' }}>
          {t('reached', { price: numberText(reachedPrice), time: stampText(reachedAt) })}
        </small>
      )}
    </span>
  )
}

const Remove = ({ of: { id, price } }: { of: PriceAlert }) => {
  const t = useTranslations('price-alerts')
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api.priceAlerts.remove({ id }),
    onSuccess: () => {
      toast('positive', t('removed'))
      return client.invalidateQueries({ queryKey: ['price-alerts'] })
    },
    onError: (error) => toast('negative', error.message),
  })
  return (
    <IconButton
      icon={X}
      size="sm"
      label={t('remove', { price: numberText(price) })}
      disabled={remove.isPending}
      onPress={() => remove.mutate()}
    />
  )
}
