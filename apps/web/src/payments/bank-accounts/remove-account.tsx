import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { ConfirmByCode } from '#parts/confirm-by-code.tsx'
import type { BankAccount } from './bank-accounts.queries.ts'

export function RemoveAccount({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const t = useTranslations('bank-accounts')
  const client = useQueryClient()
  const { id, fiat, bank, accountNumberMasked } = account
  const stepUp = useStepUp('remove_bank_account', { id, fiat, bank, ending: accountNumberMasked.slice(-4) })
  const [code, setCode] = useState('')
  const remove = useCommand<typeof bankAccounts.remove, { id: string }>(
    bankAccounts.remove,
    async (input, options) => api.bankAccounts.remove({ ...input, verifyToken: await stepUp.prove(code) }, options),
    () => {
      toast('positive', t('removed'))
      void client.invalidateQueries({ queryKey: ['bankAccounts'] })
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
        { term: t('bank'), value: bank },
        { term: t('accountNumber'), value: <span className="mono">{accountNumberMasked}</span> },
      ]}
    >
      <p className="t2">{t('removeText', { fiat })}</p>
    </ConfirmByCode>
  )
}
