import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { signedAddress } from '@tessera/domain/payments/withdrawals/tag.ts'
import { Num } from '@tessera/ui/num.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { trimmed } from '#parts/money-text.ts'
import { needsSecond, useAskSecond } from '#profile/members/signatures/use-ask-second.ts'
import { TagText } from './address-lines.tsx'
import { ConfirmLeaving, useLeaving } from './confirm-leaving.tsx'
import { readAnew } from './read-anew.ts'
import type { WithdrawalBody } from './to-withdrawal.ts'

type ConfirmProps = { body: WithdrawalBody; receives: string; remark: string; onClose: () => void; onDone: () => void }

/** The code is bound to exactly this address, tag, amount and fee; changing one of them needs another code. */
export function ConfirmWithdrawal({ body, receives, remark, onClose, onDone }: ConfirmProps) {
  const t = useTranslations('withdrawals')
  const client = useQueryClient()
  const { address, tag, ...asked } = body
  const { coin, chain, amount, fee } = asked
  const leaving = useLeaving('withdraw', { coin, chain, ...signedAddress(body), amount, fee })
  const proven = useRef('')
  const second = useAskSecond(() => {
    readAnew(client)
    onDone()
  })
  const create = useCommand<typeof withdrawals.create, typeof asked>(
    withdrawals.create,
    async (input, options) => {
      proven.current = await leaving.prove()
      return api.withdrawals.create({ ...input, verifyToken: proven.current }, options)
    },
    ({ confirmUntil }) => {
      toast('positive', t(confirmUntil === null ? 'done' : 'doneByMail'))
      readAnew(client)
      onDone()
    },
    async (error) => {
      if (needsSecond(error)) second.run({ kind: 'withdrawal', ...asked, verifyToken: proven.current })
      if (!(error instanceof ApiError) || error.code !== 'WITHDRAWAL_FEE_CHANGED') return
      await client.invalidateQueries({ queryKey: ['withdrawals', 'terms'] })
      toast('negative', error.message)
      onClose()
    },
  )
  return (
    <ConfirmLeaving
      title={t('confirm.title')}
      submit={t('confirm.submit')}
      codeHelp={t('confirm.codeHelp')}
      coin={coin}
      amount={amount}
      to={t('confirm.to', { remark })}
      address={address}
      items={[
        ...(tag === null ? [] : [{ term: t('book.tag'), value: <TagText tag={tag} /> }]),
        { term: t('fee'), value: <Num value={trimmed(fee)} unit={coin} /> },
        { term: t('receives'), value: <b>{<Num value={trimmed(receives)} unit={coin} />}</b> },
      ]}
      leaving={leaving}
      command={{ ...create, busy: create.busy || second.busy }}
      onConfirm={() => create.run(asked)}
      onClose={onClose}
    />
  )
}
