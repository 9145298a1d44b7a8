import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { ConfirmOffer } from './confirm-offer.tsx'
import type { Offer } from './offer.ts'
import type { Confirmation } from './offer-form.tsx'
import { useSubscriptionReceipt } from './subscription-receipt.ts'
import { subscriptionQuote } from './subscriptions.queries.ts'
import { useSubscribe } from './use-subscribe.ts'

type ConfirmProps = Omit<Confirmation, 'preview'> & { offer: Offer; mark: ReactNode }

/** The confirmation of a subscription, with the amounts as computed by the server. */
export function ConfirmSubscription({ offer, mark, units, onClose, onDone }: ConfirmProps) {
  const t = useTranslations('subscriptions')
  const client = useQueryClient()
  const quote = useQuery(subscriptionQuote(offer.symbol, units))
  const receiptOf = useSubscriptionReceipt()
  const create = useSubscribe<typeof subscriptions.create, Parameters<typeof api.subscriptions.create>[0]>({
    row: subscriptions.create,
    send: (request, options) => api.subscriptions.create(request, options),
    act: (request) => ({ kind: 'subscription', ...request }),
    onDone: (made) => onDone(receiptOf(made, quote.data?.allotmentExpectedAt)),
    onSignatureRequested: onClose,
    onTermsChanged: () => {
      void client.resetQueries({ queryKey: subscriptionQuote(offer.symbol, units).queryKey })
      void client.invalidateQueries({ queryKey: ['products', 'detail'] })
    },
  })
  return (
    <ConfirmOffer
      title={t('confirm.title')}
      of={offer}
      mark={mark}
      quote={quote.data}
      failed={
        quote.isError && (
          <Failed title={t('confirm.failed')} onRetry={() => void quote.refetch()}>
            {quote.error.message}
          </Failed>
        )
      }
      command={create}
      onConfirm={({ quantity, version }) => create.run({ symbol: offer.symbol, quantity, acceptedVersion: version })}
      onClose={onClose}
    />
  )
}
