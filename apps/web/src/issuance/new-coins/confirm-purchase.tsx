import { newCoins } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { CoinLogo } from '#parts/coin-logo.tsx'
import { ConfirmOffer } from '#issuance/subscriptions/confirm-offer.tsx'
import type { Confirmation } from '#issuance/subscriptions/offer-form.tsx'
import { useSubscriptionReceipt } from '#issuance/subscriptions/subscription-receipt.ts'
import { useSubscribe } from '#issuance/subscriptions/use-subscribe.ts'
import { type PayCoin, type Sale, saleDetail } from './new-coins.queries.ts'

type ConfirmProps = Confirmation & { sale: Sale; coin: PayCoin }
type Body = { id: string; payCoin: string; amount: string; acceptedVersion: number }

/** The confirmation of a purchase in a token sale: the same steps as those of a subscription. */
export function ConfirmPurchase({ sale, coin, units, preview, onClose, onDone }: ConfirmProps) {
  const t = useTranslations('new-coins')
  const client = useQueryClient()
  const receiptOf = useSubscriptionReceipt()
  const buy = useSubscribe<typeof newCoins.purchase, Body>({
    row: newCoins.purchase,
    send: (body, options) => api.newCoins.purchase(body, options),
    act: (body) => ({ kind: 'purchase', ...body }),
    onDone: (made) => onDone(receiptOf(made, sale.allotmentExpectedAt)),
    onSignatureRequested: onClose,
    onTermsChanged: () => void client.invalidateQueries({ queryKey: saleDetail(sale.id).queryKey }),
  })
  return (
    <ConfirmOffer
      title={t('confirm.title')}
      of={{ ...sale, symbol: sale.id }}
      mark={<CoinLogo coin={sale.id} tone="lapis" size={40} />}
      quote={{
        quantity: units,
        unitPrice: coin.unitPrice,
        currency: coin.coin,
        fee: preview.fee,
        total: preview.total,
        allotmentExpectedAt: sale.allotmentExpectedAt,
        version: sale.version,
        documents: sale.documents.filter(({ mustAccept }) => mustAccept),
      }}
      command={buy}
      onConfirm={({ version }) =>
        buy.run({ id: sale.id, payCoin: coin.coin, amount: preview.amount, acceptedVersion: version })
      }
      onClose={onClose}
    />
  )
}
