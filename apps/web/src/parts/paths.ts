import { isInside } from '@tessera/domain/office/cms/link.ts'
import type { CompanyStep } from '@tessera/domain/identity/companies/application.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { type ScreenName, screenName, type ScreenPath, screenPaths } from '@tessera/contract/screens.ts'
import { stringifySearch } from '@tessera/ui/search-text.ts'
import type { tabs } from '@tessera/domain/issuance/products/list-choices.ts'
import type { ScreenRoute } from '#frame/route-tree.tsx'

type Tab = (typeof tabs)[number]

type Parts<P extends ScreenPath> = {
  readonly params?: Omit<ScreenRoute<P>['types']['allParams'], 'locale'>
  readonly search?: ScreenRoute<P>['types']['searchSchema']
}

/** The address of a screen. The route tree types its path, its parameters and its search. */
export function addressOf<P extends ScreenPath>(locale: Locale, screen: P, { params, search }: Parts<P> = {}): string {
  const given = new Map<string, unknown>(Object.entries(params ?? {}))
  const path = screen.split('/').flatMap((part) => {
    if (!part.startsWith('{')) return part === '' ? [] : [part]
    const value = given.get(part.slice('{-$'.length, -1))
    return typeof value === 'string' ? [encodeURIComponent(value)] : []
  })
  return `/${[locale, ...path].join('/')}${stringifySearch(search ?? {})}`
}

type ByName = {
  readonly [P in ScreenPath as ScreenName<P>]: (locale: Locale, parts?: Parts<P>) => string
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one function for each path, under the name of its screen
const byName = Object.fromEntries(
  screenPaths.map((path) => [screenName(path), (locale: Locale, parts?: object) => addressOf(locale, path, parts)]),
) as ByName

/** The addresses of all screens, by name. Screens whose address has a part or a parameter may have a shorter form here. */
export const paths = {
  ...byName,
  login: (locale: Locale, back?: string) => addressOf(locale, '/login', { search: { back } }),
  register: (locale: Locale, email?: string) => addressOf(locale, '/register', { search: { email } }),
  registerInvited: (locale: Locale, invite: string) => addressOf(locale, '/register', { search: { invite } }),
  financing: (locale: Locale, step?: string) => addressOf(locale, '/financing/{-$step}', { params: { step } }),
  investments: (locale: Locale, tab?: Tab) => addressOf(locale, '/investments', { search: { tab } }),
  investmentDetail: (locale: Locale, symbol: string) =>
    addressOf(locale, '/investmentDetail/{-$symbol}', { params: { symbol } }),
  newCoin: (locale: Locale, id?: string) => addressOf(locale, '/newCoin/{-$id}', { params: { id } }),
  /** The page of a held coin: its product, or the token sale in which it was bought. */
  offer: (locale: Locale, symbol: string, isNewCoin: boolean): string =>
    isNewCoin ? paths.newCoin(locale, symbol) : paths.investmentDetail(locale, symbol),
  otc: (locale: Locale, coin?: string, query: { side?: 'sell'; fiat?: string } = {}) =>
    addressOf(locale, '/otc/{-$coin}', { params: { coin }, search: query }),
  otcDeal: (locale: Locale, id: string) => addressOf(locale, '/otc/deal/{-$id}', { params: { id } }),
  otcAds: (locale: Locale, query: { form?: string } = {}) => addressOf(locale, '/otc/ads', { search: query }),
  trade: (locale: Locale, symbol?: string) => addressOf(locale, '/trade/{-$symbol}', { params: { symbol } }),
  cms: (locale: Locale, id?: string, edition?: string) =>
    addressOf(locale, '/cms/{-$id}', { params: { id }, search: { edition } }),
  /** The address of a link in the site's texts, with the language before its path. */
  ofText: (locale: Locale, href: string) => (isInside(href) ? `/${locale}${href === '/' ? '' : href}` : href),
  recharge: (locale: Locale, query: { kind?: 'fiat'; coin?: string; order?: string } = {}) =>
    addressOf(locale, '/assets/recharge', { search: query }),
  withdraw: (locale: Locale, coin?: string, kind?: 'fiat') =>
    addressOf(locale, '/assets/withdraw', { search: { kind, coin } }),
  flowingWater: (locale: Locale, account?: 'token' | 'spot' | 'fiat') =>
    addressOf(locale, '/assets/flowingWater', { search: { account } }),
  /** The transaction history with the record of this number. */
  record: (locale: Locale, number: string) => addressOf(locale, '/assets/flowingWater', { search: { search: number } }),
  mnFait: (locale: Locale, kind?: 'withdrawals') => addressOf(locale, '/assets/mnFait', { search: { kind } }),
  enterpriseCert: (locale: Locale, step?: CompanyStep) =>
    addressOf(locale, '/personal/enterpriseCert/{-$id}', { search: { step } }),
  bindBankCard: (locale: Locale, fiat?: string) => addressOf(locale, '/personal/bindBankCard', { search: { fiat } }),
  paymentMethods: (locale: Locale, form?: string) =>
    addressOf(locale, '/personal/paymentMethods', { search: { form } }),
  agent: (locale: Locale, parent?: string) => addressOf(locale, '/personal/agent', { search: { parent } }),
  agentConsent: (locale: Locale, code?: string) => addressOf(locale, '/personal/agentConsent', { search: { code } }),
  brokerPower: (locale: Locale, code?: string) => addressOf(locale, '/personal/brokerPower', { search: { code } }),
  /** The page that checks a file against published ones; `id` is a CID. */
  verify: (locale: Locale, id?: string) => addressOf(locale, '/verify', { search: { id } }),
} as const
