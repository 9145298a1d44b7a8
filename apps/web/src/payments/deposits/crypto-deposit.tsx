import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { CopyButton } from '@tessera/ui/copyable.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { Qr } from '@tessera/ui/qr.tsx'
import { RadioCards } from '@tessera/ui/radio.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import { paths } from '#parts/paths.ts'
import { market } from '#parts/public-info.queries.ts'
import { useLocale } from '#parts/use-locale.ts'
import { FormLoading } from '#parts/form-loading.tsx'
import { depositAddress } from './deposits.queries.ts'
import s from './deposits.module.css'
import { Guide } from '#parts/guide.tsx'

type CryptoDepositProps = {
  coin: string | undefined
  onCoin: (coin: string) => void
  tileOf: (coin: string) => ReactNode
}

/** Asset, network, address: each step opens the next. */
export function CryptoDeposit({ coin, onCoin, tileOf }: CryptoDepositProps) {
  const t = useTranslations('deposits')
  const locale = useLocale()
  const { data, isError, refetch } = useQuery(market())
  const chains = Object.values(data?.chains ?? {})
  const coins = [...new Set(chains.flatMap(({ coins: on }) => Object.keys(on)))]
  const chosen = coins.find((each) => each === coin) ?? coins[0]
  const networks = chains.filter(({ coins: on }) => chosen !== undefined && on[chosen] !== undefined)
  const openNetworks = networks.filter(({ coins: on }) => chosen !== undefined && on[chosen]?.depositOpen === true)
  const [picked, setPicked] = useState<string>()
  const chain = openNetworks.find((each) => each.chain === picked)?.chain ?? openNetworks[0]?.chain
  if (isError && !data) return <Failed title={t('assetsFailed')} onRetry={() => void refetch()} />
  if (!data) return <FormLoading />
  if (chosen === undefined) return <Empty title={t('nothingOpen')} />
  return (
    <div className="split" style={{ '--aside': '300px' }}>
      <Card>
        <Step n={1} title={t('chooseAsset')}>
          <Select
            aria-label={t('asset')}
            search
            value={chosen}
            onChange={onCoin}
            options={coins.map((value) => ({
              code: value,
              value,
              img: tileOf(value),
              end: data.coins[value]?.name[locale] ?? '',
            }))}
          />
        </Step>
        <Step n={2} title={t('chooseNetwork')}>
          <RadioCards
            aria-label={t('network')}
            value={chain}
            onChange={setPicked}
            options={networks.map((each) => ({
              value: each.chain,
              label: chainName(each.chain),
              disabled: each.coins[chosen]?.depositOpen !== true,
              text: each.coins[chosen]?.depositOpen === true ? undefined : t('closed'),
            }))}
          />
          <p className={`xs t3 ${s['note']}`}>
            <Icon of={Info} size={14} />
            {t('sameNetwork')}
          </p>
        </Step>
        {chain !== undefined && (
          <Step n={3} title={t('sendHere')}>
            <Address coin={chosen} chain={chain} />
          </Step>
        )}
      </Card>
      <Aside coin={chosen} />
    </div>
  )
}

const Step = ({ n, title, children }: { n: number; title: string; children: ReactNode }) => (
  <div className={s['step']}>
    <span className={s['number']} aria-hidden>
      {n}
    </span>
    <h2>{title}</h2>
    <div className={s['body']}>{children}</div>
  </div>
)

const Address = ({ coin, chain }: { coin: string; chain: string }) => {
  const t = useTranslations('deposits')
  const locale = useLocale()
  const { data, error, refetch } = useQuery(depositAddress(coin, chain))
  if (error instanceof ApiError && error.code === 'AUTHENTICATOR_REQUIRED')
    return (
      <Banner
        tone="warning"
        action={
          <ButtonLink kind="secondary" size="xs" href={paths.bindGoogle(locale)}>
            {t('addAuthenticator')}
          </ButtonLink>
        }
      >
        {error.message}
      </Banner>
    )
  if (error && !data)
    return (
      <Failed title={t('addressFailed')} onRetry={() => void refetch()}>
        {error.message}
      </Failed>
    )
  if (!data)
    return (
      <div className={s['waits']}>
        <Skeleton />
      </div>
    )
  const { address } = data
  return (
    <>
      <div className={s['address']}>
        <Qr text={address} label={t('qr', { address })} />
        <div className={`col ${s['own']}`}>
          <span className="t3 sm">{t('yourAddress', { coin, chain: chainName(chain) })}</span>
          <span className={s['mono']}>
            <b>{address.slice(0, 6)}</b>
            {address.slice(6, -4)}
            <b>{address.slice(-4)}</b>
          </span>
          <CopyButton text={address}>{t('copyAddress')}</CopyButton>
        </div>
      </div>
      <Details
        items={[
          { term: t('minimum'), value: <CoinNum coin={coin} value={data.min} unit /> },
          { term: t('creditedAfter'), value: t('confirmations', { count: data.confirmations }) },
          { term: t('creditedTo'), value: t('tokenAccount') },
        ]}
      />
    </>
  )
}

const Aside = ({ coin }: { coin: string }) => {
  const t = useTranslations('deposits')
  return (
    <div className="col" style={{ '--g': '16px' }}>
      <Banner tone="warning" lead={t('onlyLead', { coin })}>
        {t('only')}
      </Banner>
      <Guide title={t('guide')} lines={[t('guideOne'), t('guideTwo'), t('guideThree')]} />
    </div>
  )
}
