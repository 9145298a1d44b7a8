import { newCoins } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { trimmed } from '#parts/money-text.ts'
import { dayText } from '#parts/time-text.ts'
import { ReadSentence, RiskSentence } from '#issuance/subscriptions/confirm-dialog.tsx'
import type { Preview } from '#issuance/subscriptions/to-subscription.ts'
import { ConfirmOutgoing, useOutgoingStepUp } from '#payments/withdrawals/confirm-outgoing.tsx'
import { useOutgoingCommand } from '#payments/withdrawals/outgoing-command.ts'
import { type Sale, saleDetail } from './new-coins.queries.ts'

type ConfirmProps = {
  sale: Sale
  coin: string
  units: string
  preview: Preview
  onClose: () => void
  onBought: () => void
}
type Body = { id: string; payCoin: string; amount: string; acceptedVersion: number }

/** The confirmation of a purchase: its amounts, two statements to accept, and a code for exactly this amount. */
export function ConfirmPurchase({ sale, coin, units, preview, onClose, onBought }: ConfirmProps) {
  const t = useTranslations('new-coins')
  const client = useQueryClient()
  const { amount, total } = preview
  const outgoingStepUp = useOutgoingStepUp('new_coin_purchase', { sale: sale.id, coin, amount, total })
  /** The version whose documents were accepted: a new version must be read again. */
  const [readVersion, setReadVersion] = useState<number>()
  const [risk, setRisk] = useState(false)
  const request: Body = { id: sale.id, payCoin: coin, amount, acceptedVersion: sale.version }
  const onSignatureRequested = () => {
    void client.invalidateQueries()
    onClose()
    onBought()
  }
  const buy = useOutgoingCommand<typeof newCoins.purchase, Body>({
    row: newCoins.purchase,
    outgoingStepUp,
    send: (body, options) => api.newCoins.purchase(body, options),
    act: (body) => ({ kind: 'purchase', ...body }),
    onDone: (bought) => {
      toast('positive', t('bought', { number: bought.number, units: numberText(bought.count), id: sale.id }))
      onSignatureRequested()
    },
    onSignatureRequested,
    onRefused: ({ code }) => {
      if (code === 'SUBSCRIPTION_TERMS_CHANGED')
        void client.invalidateQueries({ queryKey: saleDetail(sale.id).queryKey })
    },
  })
  const isRead = readVersion === sale.version
  const documents = sale.documents.filter(({ mustAccept }) => mustAccept)
  return (
    <ConfirmOutgoing
      title={t('confirm.title')}
      submit={t('confirm.submit')}
      codeHelp={t('confirm.codeHelp')}
      coin={coin}
      amount={total}
      to={t('confirm.for', { units: numberText(units), name: sale.name })}
      items={[
        { term: t('cost'), value: <Num value={trimmed(amount)} unit={coin} full /> },
        { term: t('feePlain'), value: <Num value={trimmed(preview.fee)} unit={coin} full /> },
        { term: t('allotmentExpected'), value: <time>{dayText(sale.allotmentExpectedAt)}</time> },
      ]}
      before={
        <div className="col">
          <Checkbox checked={isRead} onChange={(on) => setReadVersion(on ? sale.version : undefined)}>
            <ReadSentence quote={{ documents }} />
          </Checkbox>
          <Checkbox checked={risk} onChange={setRisk}>
            <RiskSentence />
          </Checkbox>
        </div>
      }
      missing={isRead && risk ? undefined : t('confirm.tickAll')}
      outgoingStepUp={outgoingStepUp}
      command={buy}
      onConfirm={() => buy.run(request)}
      onClose={onClose}
    />
  )
}
