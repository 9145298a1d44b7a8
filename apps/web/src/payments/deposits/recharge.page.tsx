import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useQuery as useServer } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CryptoDeposit } from './crypto-deposit.tsx'
import { DepositTable } from './deposit-table.tsx'
import { fiatOrder } from '#payments/fiat-orders/fiat-orders.queries.ts'
import { OrderCard } from '#payments/fiat-orders/order-card.tsx'
import { OrderForm } from '#payments/fiat-orders/order-form.tsx'
import { OrderTable } from '#payments/fiat-orders/order-table.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { FormLoading } from '#parts/form-loading.tsx'
import { Guide } from '#parts/guide.tsx'
import { CoinTile } from '#issuance/products/coin-tile.page.tsx'

const kinds = ['digital', 'fiat'] as const
const tileOf = (coin: string) => <CoinTile coin={coin} size={28} />

export function RechargePage() {
  const t = useTranslations('deposits')
  const [{ kind = 'digital', coin: chosen, order: orderId }, change] = useScreenSearch('/assets/recharge')
  return (
    <>
      <h1 className="h3">{t('title')}</h1>
      <Tabs
        label={t('kinds')}
        chosen={kind}
        onChange={(next) => change({ kind: next === 'digital' ? undefined : next, order: undefined })}
        items={kinds.map((id) => ({ index: id, name: t(id) }))}
      />
      {kind === 'digital' ? (
        <>
          <CryptoDeposit coin={chosen} onCoin={(coin) => change({ coin })} tileOf={tileOf} />
          <DepositTable />
        </>
      ) : (
        <FiatDeposit orderId={orderId} onOrder={(order) => change({ order })} />
      )}
    </>
  )
}

type FiatDepositProps = { orderId: string | undefined; onOrder: (id: string | undefined) => void }

function FiatDeposit({ orderId, onOrder }: FiatDepositProps) {
  const t = useTranslations('fiat-orders')
  const [page, setPage] = useState(1)
  return (
    <>
      {orderId === undefined ? (
        <OrderForm onMade={onOrder} />
      ) : (
        <OneOrder id={orderId} onAnother={() => onOrder(undefined)} />
      )}
      <Guide
        title={t('guide.title')}
        lines={[t('guide.reference'), t('guide.ownName'), t('guide.exactly'), t('guide.time'), t('guide.found')]}
      />
      <Card title={t('title')} flush>
        <OrderTable bare page={page} pageSize={10} onPage={setPage} />
      </Card>
    </>
  )
}

function OneOrder({ id, onAnother }: { id: string; onAnother: () => void }) {
  const t = useTranslations('fiat-orders')
  const { data, isError, refetch } = useServer(fiatOrder(id))
  if (isError && !data) return <Failed title={t('failed')} onRetry={() => void refetch()} />
  return data ? <OrderCard key={data.id} order={data} onAnother={onAnother} /> : <FormLoading />
}
