import { saleStages } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import type { ScreenPath } from '@tessera/contract/screens.ts'
import { choiceField, pageField, searchWith, textField } from '@tessera/contract/platform/text/search-fields.ts'
import { historyTypes } from '@tessera/domain/profile/accounts/history.ts'
import { companySteps } from '@tessera/domain/identity/companies/application.ts'
import { fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { offerSorts } from '@tessera/domain/desk/otc-ads/ad.ts'
import { subscriptionMachine } from '@tessera/domain/issuance/subscriptions/machine.ts'
import { categories, sorts, statuses, tabs, views } from '@tessera/domain/issuance/products/list-choices.ts'

const none = searchWith({})
const account = searchWith({ by: choiceField(['account', 'currency']), fiat: textField })
const side = choiceField(['buy', 'sell'])

/**
 * The search parameters of each screen. A parameter that is not listed stays in the address and means nothing. A value that
 * does not fit counts as missing.
 */
const searches = {
  '/assets/tokenAccount': account,
  '/assets/spotAccount': account,
  '/assets/fiatAccount': account,
  '/assets/distributions': searchWith({ page: pageField }),
  '/assets/recharge': searchWith({ kind: choiceField(['digital', 'fiat']), coin: textField, order: textField }),
  '/assets/withdraw': searchWith({ kind: choiceField(['digital', 'fiat', 'internal']), coin: textField }),
  '/assets/internalTransfer': searchWith({ coin: textField }),
  '/assets/applyList': searchWith({ status: choiceField(statusesOf(subscriptionMachine)), page: pageField }),
  '/assets/flowingWater': searchWith({
    account: choiceField(['token', 'spot', 'fiat']),
    type: choiceField(historyTypes),
    coin: textField,
    from: textField,
    to: textField,
    page: pageField,
  }),
  '/assets/tradeHistory': searchWith({ page: pageField }),
  '/assets/mnFait': searchWith({
    kind: choiceField(['deposits', 'withdrawals']),
    status: choiceField(statusesOf(fiatOrderMachine)),
    page: pageField,
  }),
  '/otc/deals': searchWith({ view: choiceField(['open', 'ended']), side, page: pageField }),
  '/otc/ads': searchWith({ form: textField }),
  '/otc/{-$coin}': searchWith({
    side,
    fiat: textField,
    amount: textField,
    method: textField,
    sort: choiceField(offerSorts),
  }),
  '/personal/safetyRecord': searchWith({
    tab: choiceField(['logins', 'changes', 'signedIn']),
    size: choiceField(['20', '50', '100']),
    page: pageField,
  }),
  '/personal/idAuth': searchWith({
    view: choiceField(['myinfo']),
    code: textField,
    state: textField,
    iss: textField,
    error: textField,
  }),
  '/personal/paymentMethods': searchWith({ form: textField }),
  '/personal/agent': searchWith({ parent: textField }),
  '/personal/agentConsent': searchWith({ code: textField }),
  '/personal/brokerPower': searchWith({ code: textField }),
  '/personal/bindBankCard': searchWith({ fiat: textField }),
  '/personal/enterpriseCert/{-$id}': searchWith({
    step: choiceField(companySteps),
    code: textField,
    state: textField,
    iss: textField,
    error: textField,
  }),
  '/login': searchWith({ back: textField }),
  '/register': searchWith({ email: textField, invite: textField }),
  '/freezeAccount': searchWith({ token: textField }),
  '/verify': searchWith({ id: textField }),
  '/join': searchWith({ token: textField }),
  '/investments': searchWith({
    tab: choiceField(tabs),
    sort: choiceField(sorts),
    status: choiceField(statuses),
    category: choiceField(categories),
    view: choiceField(views),
    region: textField,
    search: textField,
    page: pageField,
  }),
  '/newCoin/records': searchWith({ page: pageField }),
  '/newCoin/{-$id}': searchWith({ status: choiceField(saleStages), page: pageField }),
  '/cms/{-$id}': searchWith({ edition: textField }),
} satisfies { readonly [P in ScreenPath]?: unknown }

type Searches = typeof searches
type SchemaOf<P extends ScreenPath> = P extends keyof Searches ? Searches[P] : typeof none
/** The search parameters of a screen as its schema returns them. */
export type SearchOf<P extends ScreenPath> = ReturnType<SchemaOf<P>['parse']>

export function searchSchema<P extends ScreenPath>(screen: P): SchemaOf<P> {
  const schemas: { readonly [screen in ScreenPath]?: unknown } = searches
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- SchemaOf reads the same table by the same key
  return (schemas[screen] ?? none) as SchemaOf<P>
}

/** The search parameters of a screen, parsed. */
export const searchIn = <P extends ScreenPath>(screen: P, search: object): SearchOf<P> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the result of the screen's own schema
  searchSchema(screen).parse(search) as SearchOf<P>
