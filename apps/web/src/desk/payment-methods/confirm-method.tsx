import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { endingOfAccount } from '@tessera/domain/desk/payment-methods/method.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { stampText } from '#parts/time-text.ts'
import { ConfirmByCode } from '#parts/confirm-by-code.tsx'
import { useMethodName } from './method-name.ts'
import type { PaymentMethodBody } from './to-payment-method.ts'

/** What is asked, and the hash by which the code is bound to it. */
export type Wished = {
  readonly body: PaymentMethodBody
  readonly replaces: string | undefined
  readonly salt: string
  readonly content: string
}
type ConfirmProps = {
  wished: Wished
  accountName: string
  /** A field of the form was refused: it says why. */
  onFault: (field: string, message: string) => void
  onClose: () => void
  onDone: () => void
}

/** Adds, or puts it in the place of another one. */
function useSave({ body, replaces, salt }: Wished, prove: () => Promise<string>, { onFault, onDone }: ConfirmProps) {
  const t = useTranslations('payment-methods')
  const client = useQueryClient()
  type Asked = PaymentMethodBody & { replaces: string | undefined }
  const save = useCommand<typeof paymentMethods.add | typeof paymentMethods.edit, Asked>(
    replaces === undefined ? paymentMethods.add : paymentMethods.edit,
    async ({ replaces: place, ...facts }, options) => {
      const input = { ...facts, salt, verifyToken: await prove() }
      return place === undefined
        ? api.paymentMethods.add(input, options)
        : api.paymentMethods.edit({ ...input, replaces: place }, options)
    },
    ({ usableAt }) => {
      toast('positive', t('confirm.added', { until: stampText(usableAt) }))
      void client.invalidateQueries({ queryKey: ['paymentMethods'] })
      void client.invalidateQueries({ queryKey: ['otc'] })
      void client.invalidateQueries({ queryKey: ['sessions'] })
      onDone()
    },
    (error) => {
      if (error instanceof ApiError && error.field !== undefined && error.field in body)
        onFault(error.field, error.message)
    },
  )
  return { ...save, go: () => save.run({ ...body, replaces }) }
}

/** The code goes with exactly this way to be paid. */
export function ConfirmMethod(p: ConfirmProps) {
  const t = useTranslations('payment-methods')
  const nameOf = useMethodName()
  const { body, content } = p.wished
  const ending = endingOfAccount(body.kind, body.account)
  const stepUp = useStepUp('set_payment_method', { kind: body.kind, ending, content })
  const [code, setCode] = useState('')
  const save = useSave(p.wished, () => stepUp.prove(code), p)
  return (
    <ConfirmByCode
      onClose={p.onClose}
      title={t('confirm.title')}
      confirm={t('confirm.submit')}
      enter={t('confirm.enter')}
      help={t('confirm.codeHelp')}
      checking={t('confirm.checking')}
      stepUp={stepUp}
      code={code}
      onCode={setCode}
      command={save}
      onConfirm={save.go}
      facts={[
        { term: t('form.kind'), value: nameOf(body.kind) },
        { term: t('accountName'), value: p.accountName },
        { term: t(`accounts.${body.kind}`), value: <span className="mono">{body.account}</span> },
        ...(body.bank === undefined ? [] : [{ term: t('bank'), value: body.bank }]),
      ]}
    />
  )
}
