import { Status } from '@tessera/ui/badge.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Switch } from '@tessera/ui/switch.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useMethodName } from './method-name.ts'
import { SavedAccountActions } from '#parts/saved-accounts.tsx'
import s from '#parts/kept-accounts.module.css'
import type { PaymentMethod } from './payment-methods.queries.ts'

type MethodCardProps = { method: PaymentMethod; onRemove: () => void }

/** One payment method: whether deals may use it, and the actions to change that. */
export function MethodCard({ method, onRemove }: MethodCardProps) {
  const t = useTranslations('payment-methods')
  const locale = useLocale()
  const nameOf = useMethodName()
  return (
    <Card title={`${nameOf(method.kind)} ${method.accountMasked}`} titleEnd={<State method={method} />}>
      <div className={s['inside']}>
        <Note method={method} />
        <Details items={useFacts(method)} />
        <Active method={method} />
        <SavedAccountActions t={t} replaceAt={paths.paymentMethods(locale, method.id)} onRemove={onRemove} />
      </div>
    </Card>
  )
}

const State = ({ method: { active, usable, inOwnName } }: { method: PaymentMethod }) => {
  const t = useTranslations('payment-methods')
  if (!inOwnName) return <Status tone="negative">{t('state.foreign')}</Status>
  if (!active) return <Status tone="neutral">{t('state.off')}</Status>
  return <Status tone={usable ? 'positive' : 'warning'}>{t(usable ? 'state.usable' : 'state.waits')}</Status>
}

const Note = ({ method: { usable, active, inOwnName, usableAt } }: { method: PaymentMethod }) => {
  const t = useTranslations('payment-methods')
  if (!inOwnName) return <p className="sm t2">{t('foreign')}</p>
  if (usable || !active) return null
  return <p className="sm t2">{t('waiting', { until: stampText(usableAt) })}</p>
}

/** Switches the method on or off; one request at a time. */
function Active({ method: { id, kind, active } }: { method: PaymentMethod }) {
  const t = useTranslations('payment-methods')
  const nameOf = useMethodName()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (next: boolean) => api.paymentMethods.activate({ id, active: next }),
    onSuccess: ({ active: on }) => {
      toast('positive', t(on ? 'switchedOn' : 'switchedOff', { name: nameOf(kind) }))
      void client.invalidateQueries({ queryKey: ['otc'] })
      return client.invalidateQueries({ queryKey: ['paymentMethods'] })
    },
    onError: (error) => toast('negative', error.message),
  })
  return <Switch label={t('active')} on={active} onChange={change.mutate} saving={change.isPending} />
}

/** The saved fields, in the order of the form. */
function useFacts({ kind, accountName, accountMasked, bank, branch, bankCode, remark, qr, addedAt }: PaymentMethod) {
  const t = useTranslations('payment-methods')
  const given = { bank, branch, bankCode, remark } as const
  return [
    { term: t('accountName'), value: accountName },
    { term: t(`accounts.${kind}`), value: <span className="mono">{accountMasked}</span> },
    ...names.flatMap((name) => (given[name] === null ? [] : [{ term: t(name), value: given[name] }])),
    ...(qr === null ? [] : [{ term: t('qr'), value: t('qrUploaded') }]),
    { term: t('addedAt'), value: stampText(addedAt) },
  ]
}

const names = ['bank', 'branch', 'bankCode', 'remark'] as const
