import { bankAccounts } from '@tessera/contract/bank-accounts.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useCommand } from '../lib/command.ts'
import { useStepUp } from '../lib/step-up.tsx'
import { StepUpCode } from '../shell/step-up-code.tsx'
import type { BankAccount } from './bank-accounts.queries.ts'
import { useBankAccountWords } from './bank-accounts-words.ts'

export function RemoveAccount({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const t = useBankAccountWords()
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
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('removeTitle')}
      confirm={t('remove')}
      kind="danger"
      loading={remove.busy}
      disabledReason={stepUp.isWhole(code) ? undefined : t('confirm.enter')}
      onConfirm={() => remove.run({ id })}
    >
      <p className="t2">{t('removeText', { fiat })}</p>
      <Details
        tight
        items={[
          { term: t('bank'), value: bank },
          { term: t('accountNumber'), value: <span className="mono">{accountNumberMasked}</span> },
        ]}
      />
      <StepUpCode stepUp={stepUp} code={code} onCode={setCode} busy={remove.busy} refused={remove.error} />
    </ConfirmDialog>
  )
}
