import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { endingOfAccount } from '@tessera/domain/desk/payment-methods/method.ts'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { stampText } from '#parts/time-text.ts'
import { ConfirmAccountChange } from '#parts/saved-accounts.tsx'
import { useMethodName } from './method-name.ts'
import type { PaymentMethodBody } from './to-payment-method.ts'

/** The request, and the hash to which the code is bound. */
export type PreparedMethod = {
  readonly body: PaymentMethodBody
  readonly replaces: string | undefined
  readonly salt: string
  readonly content: string
}
type ConfirmProps = {
  request: PreparedMethod
  accountName: string
  /** Called if the server refuses a field of the form, with the reason. */
  onFault: (field: string, message: string) => void
  onClose: () => void
  onDone: () => void
}

type MethodRequest = PaymentMethodBody & { replaces: string | undefined }

/** Confirms with a code that is bound to exactly this payment method. */
export function ConfirmMethod(p: ConfirmProps) {
  const t = useTranslations('payment-methods')
  const nameOf = useMethodName()
  const { body, replaces, salt, content } = p.request
  const ending = endingOfAccount(body.kind, body.account)
  const stepUp = useStepUp('set_payment_method', { kind: body.kind, ending, content })
  return (
    <ConfirmAccountChange<typeof paymentMethods.add | typeof paymentMethods.edit, MethodRequest>
      row={replaces === undefined ? paymentMethods.add : paymentMethods.edit}
      input={{ ...body, replaces }}
      send={({ replaces: place, ...facts }, options) =>
        place === undefined
          ? api.paymentMethods.add({ ...facts, salt }, options)
          : api.paymentMethods.edit({ ...facts, salt, replaces: place }, options)
      }
      changed={['paymentMethods', 'otc']}
      done={({ usableAt }) => t('confirm.added', { until: stampText(usableAt) })}
      onDone={p.onDone}
      onRefused={({ field, message }) => field !== undefined && field in body && p.onFault(field, message)}
      onClose={p.onClose}
      title={t('confirm.title')}
      confirm={t('confirm.submit')}
      enter={t('confirm.enter')}
      help={t('confirm.codeHelp')}
      checking={t('confirm.checking')}
      stepUp={stepUp}
      facts={[
        { term: t('form.kind'), value: nameOf(body.kind) },
        { term: t('accountName'), value: p.accountName },
        { term: t(`accounts.${body.kind}`), value: <span className="mono">{body.account}</span> },
        ...(body.bank === undefined ? [] : [{ term: t('bank'), value: body.bank }]),
      ]}
    />
  )
}
