import { useTranslations } from 'use-intl'
import { useScreenSearch } from '#parts/url-state.ts'
import { IdentityNotice } from '#access/customers/settings/identity-notice.tsx'
import { InternalTransfers } from './internal-transfers.tsx'
import { CoinTile } from '#issuance/products/coin-tile.page.tsx'

const tileOf = (coin: string) => <CoinTile coin={coin} />

export function InternalTransferPage() {
  const t = useTranslations('internal-transfers')
  const [{ coin: chosen }, change] = useScreenSearch('/assets/internalTransfer')
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
      </div>
      <IdentityNotice />
      <InternalTransfers coin={chosen} onCoin={(coin) => change({ coin })} tileOf={tileOf} />
    </>
  )
}
