import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useTranslations } from 'use-intl'
import { Panel } from '#parts/panel.tsx'
import bar from './pair-bar.module.css'
import s from './trade.module.css'

/** The empty panels of the terminal at their final positions, shown before any data has loaded. */
export function TradeLoading() {
  const shell = useTranslations('shell')
  return (
    <>
      <h1 className="sr">{shell('loadingPage')}</h1>
      <div className={s['trade']}>
        <section className={bar['bar']}>
          <Skeleton width="240px" />
        </section>
        <section className={s['chart']} />
        <BookLoading />
        <section className={s['orders']} />
        <OrderFormLoading />
      </div>
    </>
  )
}

export function BookLoading() {
  const t = useTranslations('markets')
  const trades = useTranslations('trades')
  return (
    <>
      <Panel label={t('book.title')} area="book">
        {null}
      </Panel>
      <div className={s['besideBook']}>
        <Panel label={trades('title')} area="tape">
          {null}
        </Panel>
      </div>
    </>
  )
}

export function OrderFormLoading() {
  const t = useTranslations('orders')
  return (
    <div className={s['besideAll']}>
      <Panel label={t('form.title')} area="form">
        {null}
      </Panel>
    </div>
  )
}
