import type { Pattern } from '@tessera/ui/cover.tsx'
import { IssuerTile } from '@tessera/ui/cover.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { Change, numberText } from '@tessera/ui/num.tsx'
import { Popover } from '@tessera/ui/popover.tsx'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button, Link } from 'react-aria-components'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import { changeText } from './change-text.ts'
import type { Market } from './markets.queries.ts'
import { useMarketWords } from './markets-words.ts'
import s from './pair-bar.module.css'
import type { Ticker } from './ticker-store.ts'

export type TileTones = ReadonlyMap<string, Pattern>
type PairSelectProps = {
  market: Market
  markets: readonly Market[]
  tickers: ReadonlyMap<string, Ticker>
  tones: TileTones
}

/** The pair, and all the others behind it. */
export const PairSelect = ({ market, tones, ...p }: PairSelectProps) => {
  const t = useMarketWords()
  const locale = useLocale()
  const trigger = (
    <Button className={s['pair'] ?? ''}>
      <IssuerTile seed={market.base} tone={tones.get(market.base) ?? 'lapis'} size={36} />
      <span>
        <span className="sr">{t('choosePair')} </span>
        <b>
          {market.base} / {market.quote}
        </b>
        <span className={s['name']}>{market.name[locale]}</span>
      </span>
      <Icon of={ChevronDown} size={16} className="t3" />
    </Button>
  )
  return (
    <Popover trigger={trigger} label={t('pair')} wide>
      <Choose market={market} tones={tones} {...p} />
    </Popover>
  )
}

const Choose = ({ market: now, markets, tickers, tones }: PairSelectProps) => {
  const t = useMarketWords()
  const locale = useLocale()
  const [text, setText] = useState('')
  const wanted = text.toLowerCase()
  const found = markets.filter(({ symbol, name }) =>
    `${symbol} ${symbol.replace('-', '/')} ${name[locale]}`.toLowerCase().replaceAll(' ', '').includes(wanted),
  )
  return (
    <div className={s['choose']}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was just opened to be searched */}
      <SearchBox aria-label={t('searchPairs')} value={text} onChange={setText} autoFocus />
      <nav className={s['pairs']} aria-label={t('pair')}>
        {found.length === 0 && <p className="t3 sm center">{t('noPair')}</p>}
        {found.map((market) => {
          const { last, changePpm } = tickers.get(market.symbol) ?? market
          return (
            <Link
              key={market.symbol}
              className={s['row'] ?? ''}
              href={paths.trade(locale, market.symbol)}
              {...(market.symbol === now.symbol && { 'aria-current': 'page' as const })}
            >
              <IssuerTile seed={market.base} tone={tones.get(market.base) ?? 'lapis'} size={28} />
              <span className="truncate">
                <b className="fw6">
                  {market.base} / {market.quote}
                </b>
                <small className="truncate">{market.name[locale]}</small>
              </span>
              <span className="right">
                <span className="num">{numberText(last ?? undefined)}</span>
                <small>
                  <Change percent={changeText(changePpm)} />
                </small>
              </span>
            </Link>
          )
        })}
      </nav>
    </div>
  )
}
