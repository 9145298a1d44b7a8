import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { endingOf } from '@tessera/domain/payments/bank-accounts/account.ts'
import { addressLine } from '@tessera/domain/payments/bank-accounts/postal-address.ts'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { stampText } from '#parts/time-text.ts'
import { ConfirmAccountChange } from '#parts/saved-accounts.tsx'
import type { BankAccountBody } from './to-bank-account.ts'

/** The request, and the hash to which the code is bound. */
export type PreparedAccount = {
  readonly body: BankAccountBody & { readonly paymentName: string; readonly replaces?: string }
  readonly salt: string
  readonly content: string
}
type ConfirmProps = {
  request: PreparedAccount
  accountName: string
  /** Called if the server refuses a field of the form, with the reason. */
  onFault: (field: string, message: string) => void
  onClose: () => void
  onDone: () => void
}

/** Confirms with a code that is bound to exactly this account. */
export function ConfirmAccount({
  request: { body, salt, content },
  accountName,
  onFault,
  onClose,
  onDone,
}: ConfirmProps) {
  const t = useTranslations('bank-accounts')
  const { fiat, bank, accountNumber, paymentName, address } = body
  const stepUp = useStepUp('set_bank_account', { fiat, bank, ending: endingOf(accountNumber), content })
  return (
    <ConfirmAccountChange<typeof bankAccounts.add, PreparedAccount['body']>
      row={bankAccounts.add}
      input={body}
      send={(input, options) => api.bankAccounts.add({ ...input, salt }, options)}
      changed={['bankAccounts']}
      done={({ usableAt }) => t('confirm.added', { until: stampText(usableAt) })}
      onDone={onDone}
      onRefused={({ field, message }) => {
        const name = field?.replace('address.', '')
        if (name !== undefined && (name in body || name in address)) onFault(name, message)
      }}
      onClose={onClose}
      title={t('confirm.title')}
      confirm={t('confirm.submit')}
      enter={t('confirm.enter')}
      help={t('confirm.codeHelp')}
      checking={t('confirm.checking')}
      stepUp={stepUp}
      facts={[
        { term: t('form.fiat'), value: fiat },
        { term: t('bank'), value: bank },
        { term: t('accountName'), value: accountName },
        { term: t('paymentName'), value: paymentName },
        { term: t('holderAddress'), value: addressLine(address) },
        { term: t('accountNumber'), value: <span className="mono">{groupDigits(accountNumber)}</span> },
      ]}
    />
  )
}

/** In groups of four characters, for comparison with a bank letter. */
const groupDigits = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ')
