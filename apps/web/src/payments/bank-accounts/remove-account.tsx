import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { ConfirmAccountChange } from '#parts/saved-accounts.tsx'
import type { BankAccount } from './bank-accounts.queries.ts'

export function RemoveAccount({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const t = useTranslations('bank-accounts')
  const { id, fiat, bank, accountNumberMasked } = account
  const stepUp = useStepUp('remove_bank_account', { id, fiat, bank, ending: accountNumberMasked.slice(-4) })
  return (
    <ConfirmAccountChange<typeof bankAccounts.remove, { id: string }>
      row={bankAccounts.remove}
      input={{ id }}
      send={(input, options) => api.bankAccounts.remove(input, options)}
      changed={['bankAccounts']}
      done={() => t('removed')}
      onDone={onClose}
      onClose={onClose}
      title={t('removeTitle')}
      confirm={t('remove')}
      kind="danger"
      enter={t('confirm.enter')}
      stepUp={stepUp}
      facts={[
        { term: t('bank'), value: bank },
        { term: t('accountNumber'), value: <span className="mono">{accountNumberMasked}</span> },
      ]}
    >
      <p className="t2">{t('removeText', { fiat })}</p>
    </ConfirmAccountChange>
  )
}
