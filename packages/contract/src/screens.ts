import { choiceField, pageField, searchWith, textField } from './platform/text/search-fields.ts'
import { historyTypes } from '@tessera/domain/profile/accounts/history.ts'
import { companySteps } from '@tessera/domain/identity/companies/application.ts'
import { fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { saleStages } from '@tessera/domain/issuance/new-coins/stages.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { offerSorts } from '@tessera/domain/desk/otc-ads/ad.ts'
import { subscriptionMachine } from '@tessera/domain/issuance/subscriptions/machine.ts'
import { categories, sorts, statuses, tabs, views } from '@tessera/domain/issuance/products/list-choices.ts'

/** Facts about a screen besides its path, for server and site. */
export type ScreenRow = {
  /** Its search parameters. Others are ignored; an invalid value counts as missing. */
  readonly search?: ReturnType<typeof searchWith>
  /**
   * Parameters with unlimited values. With one of them in the address, the browser renders the page, not the server.
   */
  readonly openEnded?: readonly string[]
  /** The list to which the address redirects if it names no single thing. */
  readonly list?: string
  /**
   * A browser may keep the page in its back/forward cache. The page is public and contains no secret, and a cached page
   * is loaded again after a change of the login.
   */
  readonly backForwardCache?: true
}

const account = { search: searchWith({ by: choiceField(['account', 'currency']), fiat: textField }) }
const side = choiceField(['buy', 'sell'])

/** Every screen of the site by its path without the language. `{-$x}` is an optional part. */
export const screens = {
  '/': { backForwardCache: true },
  '/home': {},
  '/assets/tokenAccount': account,
  '/assets/spotAccount': account,
  '/assets/fiatAccount': account,
  '/assets/distributions': { search: searchWith({ page: pageField }) },
  '/assets/recharge': {
    search: searchWith({ kind: choiceField(['digital', 'fiat']), coin: textField, order: textField }),
  },
  '/assets/withdraw': { search: searchWith({ kind: choiceField(['digital', 'fiat', 'internal']), coin: textField }) },
  '/assets/internalTransfer': { search: searchWith({ coin: textField }) },
  '/assets/applyList': {
    search: searchWith({ status: choiceField(statusesOf(subscriptionMachine)), page: pageField }),
  },
  '/assets/flowingWater': {
    search: searchWith({
      search: textField,
      account: choiceField(['token', 'spot', 'fiat']),
      type: choiceField(historyTypes),
      coin: textField,
      from: textField,
      to: textField,
      page: pageField,
    }),
  },
  '/assets/tradeHistory': { search: searchWith({ page: pageField }) },
  '/assets/mnFait': {
    search: searchWith({
      kind: choiceField(['deposits', 'withdrawals']),
      status: choiceField(statusesOf(fiatOrderMachine)),
      page: pageField,
    }),
  },
  '/assets/liabilities': {},
  '/otc/deals': { search: searchWith({ view: choiceField(['open', 'ended']), side, page: pageField }) },
  '/otc/deal/{-$id}': { list: '/otc/deals' },
  '/otc/ads': { search: searchWith({ form: textField }) },
  '/otc/{-$coin}': {
    search: searchWith({
      side,
      fiat: textField,
      amount: textField,
      method: textField,
      sort: choiceField(offerSorts),
    }),
  },
  '/personal/kycEnter': {},
  '/personal/userManagement': {},
  '/personal/changePassword': {},
  '/personal/bindEmail': {},
  '/personal/bindPhone': {},
  '/personal/changeEmail': {},
  '/personal/changePhone': {},
  '/personal/bindGoogle': {},
  '/personal/closeGoogle': {},
  '/personal/backupCodes': {},
  '/personal/passkeys': {},
  '/personal/closePhone': {},
  '/personal/idAuth': {
    search: searchWith({
      view: choiceField(['myinfo']),
      code: textField,
      state: textField,
      iss: textField,
      error: textField,
    }),
  },
  '/personal/safetyRecord': {
    search: searchWith({
      tab: choiceField(['logins', 'changes', 'signedIn']),
      size: choiceField(['20', '50', '100']),
      page: pageField,
    }),
  },
  '/personal/personalData': {},
  '/personal/receivingAccount': {},
  '/personal/paymentMethods': { search: searchWith({ form: textField }) },
  '/personal/apiKeys': {},
  '/personal/blacklist': {},
  '/personal/investorClass': {},
  '/personal/riskTest': {},
  '/personal/subAccounts': {},
  '/personal/people': {},
  '/personal/signatures': {},
  '/personal/invitations': {},
  '/personal/agent': { search: searchWith({ parent: textField }) },
  '/personal/agentConsent': { search: searchWith({ code: textField }) },
  '/personal/broker': {},
  '/personal/brokerPower': { search: searchWith({ code: textField }) },
  '/personal/bindBankCard': { search: searchWith({ fiat: textField }) },
  '/personal/verificationCenter': {},
  '/personal/sumsub': {},
  '/personal/entityVerification': {},
  '/personal/entitySumsub': {},
  '/personal/enterpriseCert/{-$id}': {
    search: searchWith({
      step: choiceField(companySteps),
      code: textField,
      state: textField,
      iss: textField,
      error: textField,
    }),
  },
  '/personal/enterpriseCertResult': {},
  '/personal/companyChanges': {},
  '/login': { search: searchWith({ back: textField }) },
  '/register': { search: searchWith({ email: textField, invite: textField }), openEnded: ['email'] },
  '/qrLogin/{-$id}': {},
  '/kycPhotos': {},
  '/companyPerson': {},
  '/resetPass': {},
  '/freezeAccount': { search: searchWith({ token: textField }), openEnded: ['token'] },
  '/confirmWithdrawal': {},
  '/verifyMessage': { backForwardCache: true },
  '/verify': { search: searchWith({ id: textField }) },
  '/fees': {},
  '/join': { search: searchWith({ token: textField }) },
  '/financing/{-$step}': {},
  '/investments': {
    search: searchWith({
      tab: choiceField(tabs),
      sort: choiceField(sorts),
      status: choiceField(statuses),
      category: choiceField(categories),
      view: choiceField(views),
      region: textField,
      search: textField,
      page: pageField,
    }),
    openEnded: ['search', 'region'],
    backForwardCache: true,
  },
  '/previewProduct': {},
  '/investmentDetail/{-$symbol}': { list: '/investments', backForwardCache: true },
  '/newCoin/records': { search: searchWith({ page: pageField }), openEnded: ['page'] },
  '/newCoin/{-$id}': {
    search: searchWith({ status: choiceField(saleStages), page: pageField }),
    openEnded: ['status', 'page'],
  },
  '/cms/{-$id}': { search: searchWith({ edition: textField }), openEnded: ['edition'], backForwardCache: true },
  '/openApi': { backForwardCache: true },
  '/trade/{-$symbol}': {},
} as const satisfies Readonly<Record<string, ScreenRow>>
export type ScreenPath = keyof typeof screens

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
export const screenPaths = Object.keys(screens) as readonly ScreenPath[]
/** Returns the row of a screen. */
export const screenRow = (path: ScreenPath): ScreenRow => screens[path]

/** Areas whose name is not part of their screens' names. */
type Unnamed<P extends string> = P extends `/assets/${infer Rest}` | `/personal/${infer Rest}`
  ? Rest
  : P extends `/${infer Rest}`
    ? Rest
    : P
type Joined<P extends string> = P extends `${infer Fixed}/{${string}`
  ? Joined<Fixed>
  : P extends `${infer First}/${infer Rest}`
    ? `${First}${Capitalize<Joined<Rest>>}`
    : P
/**
 * The name of a screen, derived from its path: `/otc/deal/{-$id}` is `otcDeal`, `/assets/withdraw` is `withdraw`, `/`
 * is `landing`.
 */
export type ScreenName<P extends ScreenPath = ScreenPath> = P extends '/' ? 'landing' : Joined<Unnamed<P>>

export function screenName<P extends ScreenPath>(path: P): ScreenName<P> {
  const [first = '', ...rest] = path
    .replace(/^\/(assets|personal)(?=\/)/, '')
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('{'))
  const name = [first, ...rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1))].join('')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same steps as ScreenName takes
  return (name === '' ? 'landing' : name) as ScreenName<P>
}
