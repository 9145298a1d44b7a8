import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { Num } from '@tessera/ui/num.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { trimmed } from '#parts/money-text.ts'
import { needsSecond, useAskSecond } from '#profile/members/signatures/use-ask-second.ts'
import { ConfirmLeaving, useLeaving } from '#payments/withdrawals/confirm-leaving.tsx'
import { readAnew } from '#payments/withdrawals/read-anew.ts'
import { type PayoutBody, saidAccount } from './to-payout.ts'

type ConfirmProps = { body: PayoutBody; receives: string; holder: string; onClose: () => void; onDone: () => void }

const outdated: ReadonlySet<string> = new Set(['WITHDRAWAL_FEE_CHANGED', 'PAYOUT_ACCOUNT_OTHER'])

/** The code goes with exactly this account, amount and fee; changing one of them needs another code. */
export function ConfirmPayout({ body, receives, holder, onClose, onDone }: ConfirmProps) {
  const t = useTranslations('payouts')
  const client = useQueryClient()
  const { bank, ending, ...asked } = body
  const leaving = useLeaving('payout', body)
  const proven = useRef('')
  const second = useAskSecond(() => {
    readAnew(client)
    onDone()
  })
  const create = useCommand<typeof payouts.create, typeof asked>(
    payouts.create,
    async (input, options) => {
      proven.current = await leaving.prove()
      return api.payouts.create({ ...input, verifyToken: proven.current }, options)
    },
    () => {
      toast('positive', t('done'))
      readAnew(client)
      onDone()
    },
    async (error) => {
      if (needsSecond(error)) second.run({ kind: 'payout', ...asked, verifyToken: proven.current })
      if (!(error instanceof ApiError) || !outdated.has(error.code)) return
      await client.invalidateQueries({ queryKey: ['payouts', 'terms'] })
      toast('negative', error.message)
      onClose()
    },
  )
  return (
    <ConfirmLeaving
      title={t('confirm.title')}
      submit={t('confirm.submit')}
      codeHelp={t('confirm.codeHelp')}
      coin={asked.fiat}
      amount={asked.amount}
      to={t('confirm.to', { account: saidAccount({ bank, ending }), name: holder })}
      items={[
        { term: t('fee'), value: <Num value={trimmed(asked.fee)} unit={asked.fiat} /> },
        { term: t('receives'), value: <b>{<Num value={trimmed(receives)} unit={asked.fiat} />}</b> },
      ]}
      leaving={leaving}
      command={{ ...create, busy: create.busy || second.busy }}
      onConfirm={() => create.run(asked)}
      onClose={onClose}
    />
  )
}
