import type { Pattern } from '@tessera/ui/cover.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { Change, numberText } from '@tessera/ui/num.tsx'
import { Popover } from '@tessera/ui/popover.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button, Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { CoinLogo, TilePlace } from '#parts/coin-logo.tsx'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { changeText } from './change-text.ts'
import type { Market } from './markets.queries.ts'
import s from './pair-bar.module.css'
import type { Ticker } from './ticker-store.ts'

/** Facts on the products of pairs, by base coin. */
export type PairFacts = {
  /** The colors by coin; undefined until the products are loaded. */
  readonly tones: ReadonlyMap<string, Pattern> | undefined
  readonly favorites: ReadonlySet<string>
  /** The star that makes a pair a favorite; nothing for a pair without a product. */
  readonly star: (base: string) => ReactNode
}
type PairSelectProps = {
  market: Market
  markets: readonly Market[]
  tickers: ReadonlyMap<string, Ticker>
  facts: PairFacts
}

/** The current pair as a button that opens the list of all pairs. */
export const PairSelect = ({ market, facts, ...p }: PairSelectProps) => {
  const t = useTranslations('markets')
  const locale = useLocale()
  const trigger = (
    <Button className={s['pair'] ?? ''}>
      <PairTile base={market.base} tones={facts.tones} size={36} />
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
      <Choose market={market} facts={facts} {...p} />
    </Popover>
  )
}

type PairTileProps = { base: string; tones: PairFacts['tones']; size: number }

const PairTile = ({ base, tones, size }: PairTileProps) =>
  tones === undefined ? (
    <TilePlace size={size} />
  ) : (
    <CoinLogo coin={base} tone={tones.get(base) ?? 'lapis'} size={size} />
  )

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Up and down move between the search box and the rows. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = steps[event.key]
  if (by === undefined || event.nativeEvent.isComposing || !(event.target instanceof Element)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, nav a')]
  const row = event.target.closest(`.${s['pairLine']}`)
  const at = stops.findIndex((stop) => stop === event.target || row?.contains(stop))
  event.preventDefault()
  stops[Math.max(0, Math.max(0, at) + by)]?.focus()
}

const Choose = ({ market: now, markets, tickers, facts }: PairSelectProps) => {
  const t = useTranslations('markets')
  const locale = useLocale()
  const [text, setText] = useState('')
  const [tab, setTab] = useState<'all' | 'favorites'>('all')
  const rows = useRef<HTMLElement>(null)
  const term = text.toLowerCase()
  const found = markets.filter(
    ({ symbol, base, name }) =>
      (tab === 'all' || facts.favorites.has(base)) &&
      `${symbol} ${symbol.replace('-', '/')} ${name[locale]}`.toLowerCase().replaceAll(' ', '').includes(term),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus is on its search box and rows
    <div className={s['choose']} onKeyDown={step}>
      <SearchBox
        aria-label={t('searchPairs')}
        value={text}
        onChange={setText}
        onEnter={() => rows.current?.querySelector('a')?.click()}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just opened the list to search in it
        autoFocus
      />
      <Tabs
        label={t('pairs.label')}
        variant="plain"
        size="sm"
        items={(['all', 'favorites'] as const).map((id) => ({ index: id, name: t(`pairs.${id}`) }))}
        chosen={tab}
        onChange={setTab}
      />
      <nav ref={rows} className={s['pairs']} aria-label={t('pair')}>
        {found.length === 0 && (
          <p className="t3 sm center">{t(tab === 'favorites' && text === '' ? 'pairs.none' : 'noPair')}</p>
        )}
        {found.map((market) => {
          const { last, changePpm } = tickers.get(market.symbol) ?? market
          return (
            <div key={market.symbol} className={s['pairLine']}>
              <Link
                className={s['row'] ?? ''}
                href={paths.trade(locale, market.symbol)}
                {...(market.symbol === now.symbol && { 'aria-current': 'page' as const })}
              >
                <PairTile base={market.base} tones={facts.tones} size={28} />
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
              {facts.star(market.base)}
            </div>
          )
        })}
      </nav>
    </div>
  )
}
