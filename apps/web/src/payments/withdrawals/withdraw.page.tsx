import { Banner } from '@tessera/ui/banner.tsx'
import { IssuerTile } from '@tessera/ui/cover.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useQuery as useServer } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { InternalTransfers } from '#payments/internal-transfers/internal-transfers.tsx'
import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import { market } from '#parts/public-info.queries.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { FiatWithdrawal } from '#payments/payouts/fiat-withdrawal.tsx'
import { PayoutCard } from '#payments/payouts/payout-table.tsx'
import { ReceivableNotices } from '#payments/receivables/receivable-notices.tsx'
import { IdentityNotice } from '#access/customers/settings/identity-notice.tsx'
import { FormLoading } from '#parts/form-loading.tsx'
import { AddAddress } from './add-address.tsx'
import { AddressBook } from './address-book.tsx'
import { Limits } from './limits.tsx'
import { ProveAddress } from './prove-address.tsx'
import { BeneficiaryDialog } from './beneficiary-dialog.tsx'
import type { Identify } from './beneficiary-cell.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalTable } from './withdrawal-table.tsx'
import { addressBook, type BookEntry, withdrawalTerms } from './withdrawals.queries.ts'
import { CoinTile } from '#issuance/products/coin-tile.page.tsx'

const tileOf = (coin: string) => <CoinTile coin={coin} />
const kinds = ['digital', 'fiat', 'internal'] as const

export function WithdrawPage() {
  const t = useTranslations('withdrawals')
  const [{ kind = 'digital', coin: chosen }, change] = useScreenSearch('/assets/withdraw')
  return (
    <>
      <h1 className="h3">{t('title')}</h1>
      <IdentityNotice />
      <ReceivableNotices />
      <Tabs
        label={t('kinds')}
        chosen={kind}
        onChange={(next) => change({ kind: next === 'digital' ? undefined : next, coin: undefined })}
        items={kinds.map((id) => ({ index: id, name: t(id) }))}
      />
      {kind === 'digital' && <Digital coin={chosen} onCoin={(coin) => change({ coin })} />}
      {kind === 'fiat' && <FiatWithdrawal fiat={chosen} onFiat={(coin) => change({ coin })} />}
      {kind === 'internal' && <InternalTransfers coin={chosen} onCoin={(coin) => change({ coin })} tileOf={tileOf} />}
      {kind === 'digital' && <WithdrawalTable />}
      {kind === 'fiat' && <PayoutCard />}
    </>
  )
}

function Digital({ coin, onCoin }: { coin: string | undefined; onCoin: (coin: string) => void }) {
  const t = useTranslations('withdrawals')
  const { data, isError, refetch } = useServer(market())
  const [picked, setPicked] = useState<string>()
  const chains = Object.values(data?.chains ?? {})
  const coins = [...new Set(chains.flatMap(({ coins: on }) => Object.keys(on)))]
  const chosen = coins.find((each) => each === coin) ?? coins[0]
  const networks = chains.filter(({ coins: on }) => chosen !== undefined && on[chosen] !== undefined)
  const chain = networks.find((each) => each.chain === picked)?.chain ?? networks[0]?.chain
  if (isError && !data) return <Failed title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <FormLoading />
  if (chosen === undefined || chain === undefined) return <Empty title={t('nothing')} />
  const route = (
    <div className="fields">
      <Select
        label={t('asset')}
        value={chosen}
        onChange={onCoin}
        options={coins.map((value) => ({ code: value, value, img: tileOf(value) }))}
      />
      <Select
        label={t('network')}
        value={chain}
        onChange={setPicked}
        options={networks.map((each) => ({
          code: each.chain,
          value: chainName(each.chain),
          img: <IssuerTile seed={each.chain} tone="lapis" size={24} />,
        }))}
      />
    </div>
  )
  return <OneCoin key={`${chosen} ${chain}`} coin={chosen} chain={chain} route={route} />
}

function OneCoin({ coin, chain, route }: { coin: string; chain: string; route: ReactNode }) {
  const t = useTranslations('withdrawals')
  const terms = useServer(withdrawalTerms(coin, chain))
  const book = useServer(addressBook(coin, chain))
  const [adding, setAdding] = useState(false)
  const [identifying, setIdentifying] = useState<{ what: 'identify' | 'prove'; entry: BookEntry }>()
  // A failed refetch keeps the input.
  if ((terms.isError && !terms.data) || (book.isError && !book.data))
    return (
      <Failed
        title={t('failed')}
        onRetry={() => {
          void terms.refetch()
          void book.refetch()
        }}
      />
    )
  if (!terms.data || !book.data) return <FormLoading />
  const add = () => setAdding(true)
  const identify: Identify = (what, entry) => setIdentifying({ what, entry })
  const Identifying = { identify: BeneficiaryDialog, prove: ProveAddress }[identifying?.what ?? 'identify']
  return (
    <>
      <div className="split" style={{ '--aside': '340px' }}>
        <WithdrawalForm terms={terms.data} book={book.data} route={route} onAdd={add} onIdentify={identify} />
        <Limits terms={terms.data}>
          <Banner tone="plain" icon={ShieldCheck}>
            {t('newAddresses')}
          </Banner>
        </Limits>
      </div>
      <AddressBook rows={book.data} loading={false} onAdd={add} onIdentify={identify} />
      {identifying && <Identifying entry={identifying.entry} onClose={() => setIdentifying(undefined)} />}
      {adding && <AddAddress coin={coin} chain={chain} memo={terms.data.memo} onClose={() => setAdding(false)} />}
    </>
  )
}
