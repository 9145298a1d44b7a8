import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '@tessera/contract/platform/http/client.ts'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl'
import { refusalAt } from '#parts/refusal.tsx'
import { subject } from '#services/approvals/approvals.queries.ts'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'
import { useOpenForProposal } from '#services/approvals/use-open-for-proposal.ts'

const LONGEST_NUMBER = 20

/**
 * Proceeds in a coin. The first person may enter a part of the sum. For an offer without an application, that person
 * also enters the account of the issuer.
 */
export function CoinProceedsDrawer(p: ComponentProps<typeof ReviewDrawer>) {
  const t = useTranslations('instructions')
  const [amount, setAmount] = useState('')
  const [account, setAccount] = useState('')
  const [refused, setRefused] = useState<ApiError>()
  const { data } = useQuery(subject(p.kind, p.subjectId, undefined))
  const isOpenForProposal = useOpenForProposal(p)
  const { payable, coin, issuerAccount } = data?.content ?? {}
  const change = (set: (text: string) => void) => (text: string) => {
    set(text)
    setRefused(undefined)
  }
  const chosen = { ...(amount !== '' && { amount }), ...(account.trim() !== '' && { account: account.trim() }) }
  return (
    <ReviewDrawer
      {...p}
      onRefused={setRefused}
      proposal={isOpenForProposal ? chosen : undefined}
      evidence={
        isOpenForProposal &&
        typeof payable === 'string' &&
        typeof coin === 'string' && (
          <section className="col" aria-label={t('coinPayment.title')}>
            <h3 className="h5">{t('coinPayment.title')}</h3>
            <AmountField
              label={t('coinPayment.amount')}
              help={t('coinPayment.amountHelp')}
              precision={payable.split('.')[1]?.length ?? 0}
              unit={coin}
              max={payable}
              value={amount}
              onChange={change(setAmount)}
              {...refusalAt(refused, 'amount')}
            />
            {issuerAccount === 'missing' && (
              <TextInput
                label={t('coinPayment.account')}
                help={t('coinPayment.accountHelp')}
                inputMode="numeric"
                maxLength={LONGEST_NUMBER}
                value={account}
                onChange={change(setAccount)}
                {...refusalAt(refused, 'account')}
              />
            )}
          </section>
        )
      }
    />
  )
}
