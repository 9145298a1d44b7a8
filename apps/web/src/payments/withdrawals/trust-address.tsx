import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { signedAddress } from '@tessera/domain/payments/withdrawals/tag.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { StepUpCode } from '#parts/step-up-code.tsx'
import { AddressLines } from './address-lines.tsx'
import { FundPassword } from './fund-password.tsx'
import type { BookEntry } from './withdrawals.queries.ts'

/** Trusts an address: API keys with the withdrawal right can then pay it without a code. */
export function TrustAddress({ entry, onClose }: { entry: BookEntry; onClose: () => void }) {
  const t = useTranslations('withdrawals')
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const [fund, setFund] = useState('')
  const { id, coin, chain } = entry
  const stepUp = useStepUp('trust_address', { coin, chain, ...signedAddress(entry) })
  const trust = useCommand<typeof withdrawals.trustAddress, { id: string }>(
    withdrawals.trustAddress,
    async (input, options) =>
      api.withdrawals.trustAddress({ ...input, verifyToken: await stepUp.prove(code, fund) }, options),
    () => {
      toast('positive', t('book.trustDone'))
      void client.invalidateQueries({ queryKey: ['withdrawals', 'addresses'] })
      onClose()
    },
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('book.trustTitle')}
      confirm={t('book.trustSubmit')}
      loading={trust.busy}
      disabledReason={
        stepUp.isWhole(code) ? (stepUp.fund && fund === '' ? t('confirm.fundFirst') : undefined) : t('confirm.send')
      }
      onConfirm={() => trust.run({ id })}
    >
      <p className="t2 sm">{t('book.trustText')}</p>
      <AddressLines {...entry} />
      <StepUpCode
        help={t('book.codeHelp')}
        stepUp={stepUp}
        code={code}
        onCode={setCode}
        busy={trust.busy}
        refused={trust.error}
        fields={['password']}
      />
      {stepUp.fund && <FundPassword value={fund} onChange={setFund} error={trust.error} />}
    </ConfirmDialog>
  )
}
