import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { type FoundGroup, SearchList } from '@tessera/ui/search-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDebouncedValue } from '#parts/debounce.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useLogin } from '#access/customers/login-state.ts'
import { fiatOrderList } from '#payments/fiat-orders/fiat-orders.queries.ts'
import { payoutList } from '#payments/payouts/payouts.queries.ts'
import { marketList } from '#trading/markets/markets.queries.ts'
import { productList } from '#issuance/products/products.queries.ts'
import { subscriptionList } from '#issuance/subscriptions/subscriptions.queries.ts'
import { deals as otcDeals } from '#desk/otc-deals/otc-deals.queries.ts'
import { matchingPages, pagesFor } from './found-pages.ts'

/** The number of products and of records of each kind that are searched or shown. */
const PRODUCTS = 6
const PAIRS = 6
const RECORDS = 50

type SearchDialogProps = { open: boolean; onClose: () => void }

/** Finds products, pairs, pages and own records. Each visitor finds what they may open. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const t = useTranslations('shell')
  return (
    <Dialog open={open} onClose={onClose} title={t('search.title')}>
      {open && <Results onFollow={onClose} />}
    </Dialog>
  )
}

const Results = ({ onFollow }: { onFollow: () => void }) => {
  const t = useTranslations('shell')
  const kit = useTranslations('kit')
  const [text, setText] = useState('')
  const wanted = useDebouncedValue(text.trim())
  const products = useProducts(wanted)
  const records = useRecords(wanted)
  const groups: readonly FoundGroup[] = [
    { name: t('search.products'), links: products.links },
    { name: t('search.pairs'), links: usePairs(wanted) },
    { name: t('search.records'), links: records.links },
    { name: t('search.pages'), links: usePages(text.trim()) },
  ]
  const isLoading = wanted !== text.trim() || products.isLoading || records.isLoading
  return (
    <SearchList
      label={t('search.hint')}
      text={text}
      onText={setText}
      groups={groups}
      onFollow={onFollow}
      empty={isLoading ? kit('loading') : kit('noMatch', { text: text.trim() })}
    />
  )
}

function usePages(text: string): FoundGroup['links'] {
  const t = useTranslations('shell')
  const locale = useLocale()
  const login = useLogin()
  const pages = pagesFor({ ...login, isLoggedIn: login.state === 'in' }, locale, (name) => t(`titles.${name}`))
  return matchingPages(pages, text).map(({ id, title, href }) => ({ id: `page ${id}`, label: title, href }))
}

function useProducts(text: string): { links: FoundGroup['links']; isLoading: boolean } {
  const locale = useLocale()
  const { data, isFetching } = useQuery({
    ...productList({ page: 1, search: text.slice(0, 60), pageSize: PRODUCTS }),
    enabled: text !== '',
  })
  const rows = text === '' ? [] : (data?.rows ?? [])
  const links = rows.map(({ symbol, name }) => ({
    id: `product ${symbol}`,
    label: name,
    end: symbol,
    href: paths.investmentDetail(locale, symbol),
  }))
  return { links, isLoading: isFetching }
}

function usePairs(text: string): FoundGroup['links'] {
  const locale = useLocale()
  const { approved } = useLogin()
  const pairs = useQuery({ ...marketList(), enabled: approved && text !== '' }).data ?? []
  const wanted = text.toUpperCase()
  return pairs
    .filter(({ symbol, name }) => `${symbol} ${name[locale]}`.toUpperCase().includes(wanted))
    .slice(0, PAIRS)
    .map(({ symbol, name }) => ({
      id: `pair ${symbol}`,
      label: symbol.replace('-', '/'),
      end: name[locale],
      href: paths.trade(locale, symbol),
    }))
}

/** Numbers of records begin with two letters and a digit, such as SB20260312001. */
const recordNumber = /^[a-z]{2}\d/iu

/** The newest own records whose number contains the text. */
function useRecords(text: string): { links: FoundGroup['links']; isLoading: boolean } {
  const t = useTranslations('shell')
  const locale: Locale = useLocale()
  const { approved, isSub } = useLogin()
  const enabled = approved && !isSub && recordNumber.test(text)
  const subscriptions = useQuery({ ...subscriptionList({ page: 1, pageSize: RECORDS }), enabled })
  const orders = useQuery({ ...fiatOrderList({ page: 1, pageSize: RECORDS }), enabled })
  const payouts = useQuery({ ...payoutList(1, RECORDS), enabled })
  const deals = useQuery({ ...otcDeals({}), enabled })
  const lists = [subscriptions, orders, payouts, deals]
  if (!enabled) return { links: [], isLoading: false }
  const found = [
    ...numbers(subscriptions.data).map((number) => [number, 'applyList', paths.applyList(locale)] as const),
    ...numbers(orders.data).map((number) => [number, 'mnFait', paths.mnFait(locale)] as const),
    ...numbers(payouts.data).map((number) => [number, 'mnFait', paths.mnFait(locale, 'withdrawals')] as const),
    ...(deals.data?.rows ?? []).map(({ number, id }) => [number, 'otcDeal', paths.otcDeal(locale, id)] as const),
  ]
  const links = found
    .filter(([number]) => number.toUpperCase().includes(text.toUpperCase()))
    .map(([number, name, href]) => ({ id: `record ${number}`, label: number, end: t(`titles.${name}`), href }))
  return { links, isLoading: lists.some(({ isLoading }) => isLoading) }
}

type Numbered = { readonly rows: readonly { readonly number: string }[] }
const numbers = (page: Numbered | undefined): readonly string[] => (page?.rows ?? []).map(({ number }) => number)
