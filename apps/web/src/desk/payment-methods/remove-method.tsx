import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { ConfirmByCode } from '#parts/confirm-by-code.tsx'
import { useMethodName } from './method-name.ts'
import type { PaymentMethod } from './payment-methods.queries.ts'

export function RemoveMethod({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const t = useTranslations('payment-methods')
  const nameOf = useMethodName()
  const client = useQueryClient()
  const { id, kind, accountMasked } = method
  const stepUp = useStepUp('remove_payment_method', { kind, ending: accountMasked.slice(-4), id })
  const [code, setCode] = useState('')
  const remove = useCommand<typeof paymentMethods.remove, { id: string }>(
    paymentMethods.remove,
    async (input, options) => api.paymentMethods.remove({ ...input, verifyToken: await stepUp.prove(code) }, options),
    () => {
      toast('positive', t('removed'))
      void client.invalidateQueries({ queryKey: ['paymentMethods'] })
      void client.invalidateQueries({ queryKey: ['otc'] })
      void client.invalidateQueries({ queryKey: ['sessions'] })
      onClose()
    },
  )
  return (
    <ConfirmByCode
      onClose={onClose}
      title={t('removeTitle')}
      confirm={t('remove')}
      kind="danger"
      enter={t('confirm.enter')}
      stepUp={stepUp}
      code={code}
      onCode={setCode}
      command={remove}
      onConfirm={() => remove.run({ id })}
      facts={[
        { term: t('form.kind'), value: nameOf(kind) },
        { term: t(`accounts.${kind}`), value: <span className="mono">{accountMasked}</span> },
      ]}
    >
      <p className="t2">{t('removeText')}</p>
    </ConfirmByCode>
  )
}
