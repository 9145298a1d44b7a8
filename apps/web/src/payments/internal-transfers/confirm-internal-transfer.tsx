import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { Num } from '@tessera/ui/num.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { minusText, trimmed } from '#parts/money-text.ts'
import { ConfirmOutgoing, useOutgoingStepUp } from '#payments/withdrawals/confirm-outgoing.tsx'
import { useOutdated, useOutgoingCommand } from '#payments/withdrawals/outgoing-command.ts'
import { invalidateBalances } from '#payments/withdrawals/invalidate-balances.ts'
import { type InternalTransfer, internalTransferTerms } from './internal-transfers.queries.ts'
import type { InternalTransferBody } from './to-internal-transfer.ts'

type ConfirmProps = {
  /** The request with the fee of the preview, which is taken from the amount. */
  body: InternalTransferBody & { recipientId: string; fee: string }
  /** The recipient's name, masked. */
  name: string
  onClose: () => void
  onDone: (sent: InternalTransfer) => void
}

/**
 * Confirms an internal transfer. The code is bound to exactly this person, amount and fee; a change of one needs another
 * code.
 */
export function ConfirmInternalTransfer({ body, name, onClose, onDone }: ConfirmProps) {
  const t = useTranslations('internal-transfers')
  const client = useQueryClient()
  const { coin, amount, fee, to, recipientId } = body
  const outgoingStepUp = useOutgoingStepUp('internal_transfer', {
    recipientId,
    recipient: to.value,
    coin,
    amount,
    fee,
  })
  const outdated = useOutdated(['WITHDRAWAL_FEE_CHANGED'], internalTransferTerms().queryKey, onClose)
  const create = useOutgoingCommand<typeof internalTransfers.create, typeof body>({
    row: internalTransfers.create,
    outgoingStepUp,
    send: (input, options) => api.internalTransfers.create(input, options),
    act: (input) => ({ kind: 'internal_transfer', ...input }),
    onDone: (sent) => {
      invalidateBalances(client)
      onDone(sent)
    },
    onSignatureRequested: () => {
      invalidateBalances(client)
      onClose()
    },
    onRefused: outdated,
  })
  return (
    <ConfirmOutgoing
      title={t('confirm.title')}
      submit={t('confirm.submit')}
      codeHelp={t('confirm.codeHelp')}
      coin={coin}
      amount={amount}
      to={t('confirm.to', { name })}
      address={to.value}
      items={[
        { term: t('fee'), value: /[1-9]/u.test(fee) ? <Num value={trimmed(fee)} unit={coin} full /> : t('free') },
        {
          term: t('receives'),
          value: (
            <b>
              <Num value={trimmed(minusText(amount, fee))} unit={coin} full />
            </b>
          ),
        },
        ...(body.note === undefined ? [] : [{ term: t('note'), value: body.note }]),
      ]}
      outgoingStepUp={outgoingStepUp}
      command={create}
      onConfirm={() => create.run(body)}
      onClose={onClose}
    />
  )
}
