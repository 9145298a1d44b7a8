import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { Num } from '@tessera/ui/num.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { trimmed } from '#parts/money-text.ts'
import type { ReceiptFacts } from '#parts/receipt.tsx'
import { ConfirmOutgoing, useOutgoingStepUp } from '#payments/withdrawals/confirm-outgoing.tsx'
import { outdatedTerms, useOutgoingCommand, useOutdated } from '#payments/withdrawals/outgoing-command.ts'
import { invalidateBalances } from '#payments/withdrawals/invalidate-balances.ts'
import { usePayoutReceipt } from './payout-receipt.ts'
import { type PayoutBody, accountLabel } from './to-payout.ts'

type ConfirmProps = {
  body: PayoutBody
  receives: string
  holder: string
  onClose: () => void
  /** Called with the receipt of a withdrawal; without one if a second person must sign first. */
  onDone: (receipt?: ReceiptFacts) => void
}

/**
 * Confirms a fiat withdrawal. The code is bound to exactly this account, amount and fee; a change of any needs another
 * code.
 */
export function ConfirmPayout({ body, receives, holder, onClose, onDone }: ConfirmProps) {
  const t = useTranslations('payouts')
  const words = useTranslations('withdrawals')
  const client = useQueryClient()
  const { bank, ending, ...request } = body
  const { overLimitReason, ...proven } = body
  const outgoingStepUp = useOutgoingStepUp('payout', proven)
  const receiptOf = usePayoutReceipt()
  const done = (receipt?: ReceiptFacts) => {
    invalidateBalances(client)
    onDone(receipt)
  }
  const create = useOutgoingCommand<typeof payouts.create, typeof request>({
    row: payouts.create,
    outgoingStepUp,
    send: (input, options) => api.payouts.create(input, options),
    act: (input) => ({ kind: 'payout', ...input }),
    onDone: (payout) => done(receiptOf(payout)),
    onSignatureRequested: done,
    onRefused: useOutdated([...outdatedTerms, 'PAYOUT_ACCOUNT_OTHER'], ['payouts', 'terms'], onClose),
  })
  return (
    <ConfirmOutgoing
      title={t('confirm.title')}
      submit={overLimitReason === undefined ? t('confirm.submit') : words('overLimit.send')}
      codeHelp={t('confirm.codeHelp')}
      coin={request.fiat}
      amount={request.amount}
      to={t('confirm.to', { account: accountLabel({ bank, ending }), name: holder })}
      items={[
        { term: t('fee'), value: <Num value={trimmed(request.fee)} unit={request.fiat} /> },
        { term: t('receives'), value: <b>{<Num value={trimmed(receives)} unit={request.fiat} />}</b> },
        ...(overLimitReason === undefined ? [] : [{ term: words('overLimit.reason'), value: overLimitReason }]),
      ]}
      outgoingStepUp={outgoingStepUp}
      command={create}
      onConfirm={() => create.run(request)}
      onClose={onClose}
    />
  )
}
