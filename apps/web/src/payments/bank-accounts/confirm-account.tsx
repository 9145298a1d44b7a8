import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { endingOf } from '@tessera/domain/payments/bank-accounts/account.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { stampText } from '#parts/time-text.ts'
import { ConfirmByCode } from '#parts/confirm-by-code.tsx'
import type { BankAccountBody } from './to-bank-account.ts'

/** What is asked, and the hash by which the code is bound to it. */
export type Wished = {
  readonly body: BankAccountBody & { readonly replaces?: string }
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

/** The code goes with exactly this account. */
export function ConfirmAccount({
  wished: { body, salt, content },
  accountName,
  onFault,
  onClose,
  onDone,
}: ConfirmProps) {
  const t = useTranslations('bank-accounts')
  const client = useQueryClient()
  const { fiat, bank, accountNumber } = body
  const stepUp = useStepUp('set_bank_account', { fiat, bank, ending: endingOf(accountNumber), content })
  const [code, setCode] = useState('')
  const add = useCommand<typeof bankAccounts.add, Wished['body']>(
    bankAccounts.add,
    async (input, options) => api.bankAccounts.add({ ...input, salt, verifyToken: await stepUp.prove(code) }, options),
    ({ usableAt }) => {
      toast('positive', t('confirm.added', { until: stampText(usableAt) }))
      void client.invalidateQueries({ queryKey: ['bankAccounts'] })
      void client.invalidateQueries({ queryKey: ['sessions'] })
      onDone()
    },
    (error) => {
      if (error instanceof ApiError && error.field !== undefined && error.field in body)
        onFault(error.field, error.message)
    },
  )
  return (
    <ConfirmByCode
      onClose={onClose}
      title={t('confirm.title')}
      confirm={t('confirm.submit')}
      enter={t('confirm.enter')}
      help={t('confirm.codeHelp')}
      checking={t('confirm.checking')}
      stepUp={stepUp}
      code={code}
      onCode={setCode}
      command={add}
      onConfirm={() => add.run(body)}
      facts={[
        { term: t('form.fiat'), value: fiat },
        { term: t('bank'), value: bank },
        { term: t('accountName'), value: accountName },
        { term: t('accountNumber'), value: <span className="mono">{grouped(accountNumber)}</span> },
      ]}
    />
  )
}

/** In groups of four, as it is compared with a letter. */
const grouped = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ')
