import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { signedAddress } from '@tessera/domain/payments/withdrawals/tag.ts'
import { Num } from '@tessera/ui/num.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import type { ReceiptFacts } from '#parts/receipt.tsx'
import { trimmed } from '#parts/money-text.ts'
import { TagText } from './address-lines.tsx'
import { ConfirmOutgoing, useOutgoingStepUp } from './confirm-outgoing.tsx'
import { outdatedTerms, useOutgoingCommand, useOutdated } from './outgoing-command.ts'
import { invalidateBalances } from './invalidate-balances.ts'
import type { WithdrawalBody } from './to-withdrawal.ts'
import { useWithdrawalReceipt } from './withdrawal-receipt.ts'

type ConfirmProps = {
  body: WithdrawalBody
  receives: string
  remark: string
  onClose: () => void
  /** Called with the receipt of a withdrawal; without one if a second person must sign first. */
  onDone: (receipt?: ReceiptFacts) => void
}

/**
 * Confirms a withdrawal. The code is bound to exactly this address, tag, amount and fee; a change of any needs another
 * code.
 */
export function ConfirmWithdrawal({ body, receives, remark, onClose, onDone }: ConfirmProps) {
  const t = useTranslations('withdrawals')
  const client = useQueryClient()
  // The same withdrawal may get another fee on a reloaded page, so the fee does not identify it.
  const { address, tag, fee, feeQuote, ...request } = body
  const offered = { fee, ...(feeQuote !== undefined && { feeQuote }) }
  const { coin, chain, amount, overLimitReason } = request
  const outgoingStepUp = useOutgoingStepUp('withdraw', { coin, chain, ...signedAddress(body), amount, fee })
  const receiptOf = useWithdrawalReceipt()
  const done = (receipt?: ReceiptFacts) => {
    invalidateBalances(client)
    onDone(receipt)
  }
  const create = useOutgoingCommand<typeof withdrawals.create, typeof request>({
    row: withdrawals.create,
    outgoingStepUp,
    send: (input, options) => api.withdrawals.create({ ...input, ...offered }, options),
    act: (input) => ({ kind: 'withdrawal', ...input, ...offered }),
    onDone: (withdrawal) => done(receiptOf(withdrawal, remark)),
    onSignatureRequested: done,
    onRefused: useOutdated(outdatedTerms, ['withdrawals', 'terms'], onClose),
  })
  return (
    <ConfirmOutgoing
      title={t('confirm.title')}
      submit={t(overLimitReason === undefined ? 'confirm.submit' : 'overLimit.send')}
      codeHelp={t('confirm.codeHelp')}
      coin={coin}
      amount={amount}
      to={t('confirm.to', { remark })}
      address={address}
      items={[
        ...(tag === null ? [] : [{ term: t('book.tag'), value: <TagText tag={tag} /> }]),
        { term: t('fee'), value: <Num value={trimmed(fee)} unit={coin} /> },
        { term: t('receives'), value: <b>{<Num value={trimmed(receives)} unit={coin} />}</b> },
        ...(overLimitReason === undefined ? [] : [{ term: t('overLimit.reason'), value: overLimitReason }]),
      ]}
      outgoingStepUp={outgoingStepUp}
      command={create}
      onConfirm={() => create.run(request)}
      onClose={onClose}
    />
  )
}
