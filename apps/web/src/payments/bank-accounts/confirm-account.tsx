import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { endingOf } from '@tessera/domain/payments/bank-accounts/account.ts'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { stampText } from '#parts/time-text.ts'
import { ConfirmAccountChange } from '#parts/saved-accounts.tsx'
import type { BankAccountBody } from './to-bank-account.ts'

/** The request, and the hash to which the code is bound. */
export type PreparedAccount = {
  readonly body: BankAccountBody & { readonly replaces?: string }
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
  const { fiat, bank, accountNumber } = body
  const stepUp = useStepUp('set_bank_account', { fiat, bank, ending: endingOf(accountNumber), content })
  return (
    <ConfirmAccountChange<typeof bankAccounts.add, PreparedAccount['body']>
      row={bankAccounts.add}
      input={body}
      send={(input, options) => api.bankAccounts.add({ ...input, salt }, options)}
      changed={['bankAccounts']}
      done={({ usableAt }) => t('confirm.added', { until: stampText(usableAt) })}
      onDone={onDone}
      onRefused={({ field, message }) => field !== undefined && field in body && onFault(field, message)}
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
        { term: t('accountNumber'), value: <span className="mono">{groupDigits(accountNumber)}</span> },
      ]}
    />
  )
}

/** In groups of four characters, for comparison with a bank letter. */
const groupDigits = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ')
