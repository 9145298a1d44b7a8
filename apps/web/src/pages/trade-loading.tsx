import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useOrderWords } from '../orders/orders-words.ts'
import { Panel } from '../shell/panel.tsx'
import { useShellWords } from '../shell/shell-words.ts'
import { useTradeWords } from '../trades/trades-words.ts'
import bar from '../markets/pair-bar.module.css'
import { useMarketWords } from '../markets/markets-words.ts'
import s from '../markets/trade.module.css'

/** The terminal's tiles where they will stand, before anything is known of them. */
export function TradeLoading() {
  const t = useMarketWords()
  const shell = useShellWords()
  const [orders, trades] = [useOrderWords(), useTradeWords()]
  return (
    <>
      <h1 className="sr">{shell('loadingPage')}</h1>
      <div className={s['trade']}>
        <section className={bar['bar']}>
          <Skeleton width="240px" />
        </section>
        <section className={s['chart']} />
        <Panel label={t('book.title')} area="book">
          {null}
        </Panel>
        <div className={s['besideBook']}>
          <Panel label={trades('title')} area="tape">
            {null}
          </Panel>
        </div>
        <section className={s['orders']} />
        <div className={s['besideAll']}>
          <Panel label={orders('form.title')} area="form">
            {null}
          </Panel>
        </div>
      </div>
    </>
  )
}
