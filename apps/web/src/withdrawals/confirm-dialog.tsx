import { ApiError } from '@tessera/contract/client.ts'
import { withdrawals } from '@tessera/contract/withdrawals.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useCommand } from '../lib/command.ts'
import { trimmed } from '../lib/money-text.ts'
import { useStepUp } from '../lib/step-up.tsx'
import { StepUpCode } from '../shell/step-up-code.tsx'
import { FundPassword } from './fund-password.tsx'
import type { WithdrawalBody } from './to-withdrawal.ts'
import { useWithdrawalWords } from './withdrawals-words.ts'

type ConfirmProps = { body: WithdrawalBody; receives: string; remark: string; onClose: () => void; onDone: () => void }

/** The code goes with exactly this address, amount and fee; changing one of them needs another code. */
export function ConfirmWithdrawal({ body, receives, remark, onClose, onDone }: ConfirmProps) {
  const t = useWithdrawalWords()
  const client = useQueryClient()
  const { address, ...asked } = body
  const { coin, chain, amount, fee } = asked
  const stepUp = useStepUp('withdraw', { coin, chain, address, amount, fee })
  const [code, setCode] = useState('')
  const [fund, setFund] = useState('')
  const create = useCommand<typeof withdrawals.create, typeof asked>(
    withdrawals.create,
    async (input, options) =>
      api.withdrawals.create({ ...input, verifyToken: await stepUp.prove(code, fund) }, options),
    () => {
      toast('positive', t('done'))
      void client.invalidateQueries({ queryKey: ['withdrawals'] })
      void client.invalidateQueries({ queryKey: ['accounts'] })
      onDone()
    },
    async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'WITHDRAWAL_FEE_CHANGED') return
      await client.invalidateQueries({ queryKey: ['withdrawals', 'terms'] })
      toast('negative', error.message)
      onClose()
    },
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('confirm.title')}
      confirm={t('confirm.submit')}
      loading={create.busy}
      disabledReason={
        stepUp.isWhole(code) ? (stepUp.fund && fund === '' ? t('confirm.fundFirst') : undefined) : t('confirm.send')
      }
      onConfirm={() => create.run(asked)}
    >
      <div className="center">
        <div className="h2">
          <Num value={trimmed(amount)} unit={coin} />
        </div>
        <p className="sm t2" style={{ marginTop: '4px' }}>
          {t('confirm.to', { remark })}
        </p>
        <p className="mono xs">{address}</p>
      </div>
      <Details
        tight
        items={[
          { term: t('fee'), value: <Num value={trimmed(fee)} unit={coin} /> },
          { term: t('receives'), value: <b>{<Num value={trimmed(receives)} unit={coin} />}</b> },
        ]}
      />
      <StepUpCode
        help={t('confirm.codeHelp')}
        stepUp={stepUp}
        code={code}
        onCode={(digits) => {
          setCode(digits)
          if (digits !== '' && digits.length < 6) create.reset()
        }}
        busy={create.busy}
        refused={create.error}
        at={['password']}
      />
      {stepUp.fund && <FundPassword value={fund} onChange={setFund} error={create.error} />}
      {create.checking && (
        <Banner tone="info" live>
          {t('confirm.checking')}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
