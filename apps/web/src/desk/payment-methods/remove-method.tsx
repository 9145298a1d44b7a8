import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { ConfirmAccountChange } from '#parts/saved-accounts.tsx'
import { useMethodName } from './method-name.ts'
import type { PaymentMethod } from './payment-methods.queries.ts'

export function RemoveMethod({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const t = useTranslations('payment-methods')
  const nameOf = useMethodName()
  const { id, kind, accountMasked } = method
  const stepUp = useStepUp('remove_payment_method', { kind, ending: accountMasked.slice(-4), id })
  return (
    <ConfirmAccountChange<typeof paymentMethods.remove, { id: string }>
      row={paymentMethods.remove}
      input={{ id }}
      send={(input, options) => api.paymentMethods.remove(input, options)}
      changed={['paymentMethods', 'otc']}
      done={() => t('removed')}
      onDone={onClose}
      onClose={onClose}
      title={t('removeTitle')}
      confirm={t('remove')}
      kind="danger"
      enter={t('confirm.enter')}
      stepUp={stepUp}
      facts={[
        { term: t('form.kind'), value: nameOf(kind) },
        { term: t(`accounts.${kind}`), value: <span className="mono">{accountMasked}</span> },
      ]}
    >
      <p className="t2">{t('removeText')}</p>
    </ConfirmAccountChange>
  )
}
