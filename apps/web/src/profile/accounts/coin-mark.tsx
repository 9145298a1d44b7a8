import { CoinLogo } from '#parts/coin-logo.tsx'
import type { AssetClass } from './allocation.ts'
import { toneOf } from './class-tones.ts'
import s from './accounts.module.css'

/** The coin's tile, its code and its name. */
export const CoinMark = ({ coin, name, of }: { coin: string; name: string; of: AssetClass }) => (
  <div className={s['asset']}>
    <CoinLogo coin={coin} tone={toneOf[of]} />
    <div style={{ minWidth: 0 }}>
      <b>{coin}</b>
      <span className={s['sub']}>{name}</span>
    </div>
  </div>
)
