import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useMethodName } from '#desk/payment-methods/method-name.ts'
import { ConfirmOutgoing, useOutgoingStepUp } from '#payments/withdrawals/confirm-outgoing.tsx'
import type { Deal } from './otc-deals.queries.ts'
import { useStep } from './use-step.ts'

/** Releases the coin to the buyer, which is final: the code is bound to exactly this deal and its amounts. */
export function ReleaseDialog({ deal: d, onClose }: { deal: Deal; onClose: () => void }) {
  const t = useTranslations('otc-deals')
  const nameOf = useMethodName()
  const { id, number, coin, amount, fiat, fiatAmount } = d
  const outgoingStepUp = useOutgoingStepUp('otc_release', { dealId: id, number, coin, amount, fiat, fiatAmount })
  const [confirmed, see] = useState(false)
  const release = useStep<typeof otcDeals.release, { id: string }>(
    otcDeals.release,
    async (input, options) => api.otcDeals.release({ ...input, verifyToken: await outgoingStepUp.prove() }, options),
    t('release.done'),
    onClose,
  )
  return (
    <ConfirmOutgoing
      title={t('release.title')}
      submit={t('acts.release')}
      codeHelp={t('release.codeHelp')}
      coin={coin}
      amount={amount}
      to={t('release.to', { name: d.other.nickname })}
      items={[
        { term: t('release.due'), value: <Num value={fiatAmount} unit={fiat} full /> },
        { term: t('payer.sell'), value: d.payerName },
        { term: t('method.sell'), value: `${nameOf(d.payTo.kind)} ${d.payTo.account}` },
      ]}
      before={
        <Checkbox checked={confirmed} onChange={see}>
          {t('release.seen', { payer: d.payerName })}
        </Checkbox>
      }
      missing={confirmed ? undefined : t('release.seeFirst')}
      outgoingStepUp={outgoingStepUp}
      command={release}
      onConfirm={() => release.run({ id })}
      onClose={onClose}
    />
  )
}
