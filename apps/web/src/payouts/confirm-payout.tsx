import { ApiError } from '@tessera/contract/client.ts'
import { payouts } from '@tessera/contract/payouts.ts'
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
import { FundPassword } from '../withdrawals/fund-password.tsx'
import { usePayoutWords } from './payouts-words.ts'
import { type PayoutBody, saidAccount } from './to-payout.ts'

type ConfirmProps = { body: PayoutBody; receives: string; holder: string; onClose: () => void; onDone: () => void }

const outdated: ReadonlySet<string> = new Set(['WITHDRAWAL_FEE_CHANGED', 'PAYOUT_ACCOUNT_OTHER'])

/** The code goes with exactly this account, amount and fee; changing one of them needs another code. */
export function ConfirmPayout({ body, receives, holder, onClose, onDone }: ConfirmProps) {
  const t = usePayoutWords()
  const client = useQueryClient()
  const { bank, ending, ...asked } = body
  const stepUp = useStepUp('payout', body)
  const [code, setCode] = useState('')
  const [fund, setFund] = useState('')
  const create = useCommand<typeof payouts.create, typeof asked>(
    payouts.create,
    async (input, options) => api.payouts.create({ ...input, verifyToken: await stepUp.prove(code, fund) }, options),
    () => {
      toast('positive', t('done'))
      void client.invalidateQueries({ queryKey: ['payouts'] })
      void client.invalidateQueries({ queryKey: ['accounts'] })
      onDone()
    },
    async (error) => {
      if (!(error instanceof ApiError) || !outdated.has(error.code)) return
      await client.invalidateQueries({ queryKey: ['payouts', 'terms'] })
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
          <Num value={trimmed(asked.amount)} unit={asked.fiat} />
        </div>
        <p className="sm t2" style={{ marginTop: '4px' }}>
          {t('confirm.to', { account: saidAccount({ bank, ending }), name: holder })}
        </p>
      </div>
      <Details
        tight
        items={[
          { term: t('fee'), value: <Num value={trimmed(asked.fee)} unit={asked.fiat} /> },
          { term: t('receives'), value: <b>{<Num value={trimmed(receives)} unit={asked.fiat} />}</b> },
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
