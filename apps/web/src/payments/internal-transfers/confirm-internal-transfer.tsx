import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { Num } from '@tessera/ui/num.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { trimmed } from '#parts/money-text.ts'
import { needsSecond, useAskSecond } from '#profile/members/signatures/use-ask-second.ts'
import { ConfirmLeaving, useLeaving } from '#payments/withdrawals/confirm-leaving.tsx'
import { readAnew } from '#payments/withdrawals/read-anew.ts'
import type { InternalTransfer } from './internal-transfers.queries.ts'
import type { InternalTransferBody } from './to-internal-transfer.ts'

type ConfirmProps = {
  body: InternalTransferBody & { recipientId: string }
  /** Of whom was found, masked. */
  name: string
  onClose: () => void
  onDone: (sent: InternalTransfer) => void
}

/** The code goes with exactly this person and amount; changing one of them needs another code. */
export function ConfirmInternalTransfer({ body, name, onClose, onDone }: ConfirmProps) {
  const t = useTranslations('internal-transfers')
  const client = useQueryClient()
  const { coin, amount, to, recipientId } = body
  const leaving = useLeaving('internal_transfer', { recipientId, recipient: to.value, coin, amount })
  const proven = useRef('')
  const second = useAskSecond(() => {
    readAnew(client)
    onClose()
  })
  const create = useCommand<typeof internalTransfers.create, typeof body>(
    internalTransfers.create,
    async (input, options) => {
      proven.current = await leaving.prove()
      return api.internalTransfers.create({ ...input, verifyToken: proven.current }, options)
    },
    (sent) => {
      readAnew(client)
      onDone(sent)
    },
    (error) => {
      if (needsSecond(error)) second.run({ kind: 'internal_transfer', ...body, verifyToken: proven.current })
    },
  )
  return (
    <ConfirmLeaving
      title={t('confirm.title')}
      submit={t('confirm.submit')}
      codeHelp={t('confirm.codeHelp')}
      coin={coin}
      amount={amount}
      to={t('confirm.to', { name })}
      address={to.value}
      items={[
        { term: t('fee'), value: t('free') },
        {
          term: t('receives'),
          value: (
            <b>
              <Num value={trimmed(amount)} unit={coin} />
            </b>
          ),
        },
        ...(body.note === undefined ? [] : [{ term: t('note'), value: body.note }]),
      ]}
      leaving={leaving}
      command={{ ...create, busy: create.busy || second.busy }}
      onConfirm={() => create.run(body)}
      onClose={onClose}
    />
  )
}
