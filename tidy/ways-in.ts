import { rulesOf } from '@tessera/domain/identity/eligibility/decide.ts'
import { type Action, type RuleName, rules } from '@tessera/domain/identity/eligibility/rules.ts'
import type { JournalKind } from '@tessera/domain/books/ledger/transfer.ts'
import { type Source, uncommented } from './sources.ts'

/** One way to acquire or dispose of a holding, and the code that calls `decide` there. */
export type Way = {
  readonly way: string
  readonly actions: readonly Action[]
  /** Code that a file must contain, ignoring white space. A way through another one lists both. */
  readonly asks: readonly (readonly [file: string, code: string])[]
}

const server = 'apps/server/src'
const asksAtPlacement = [
  [`${server}/trading/trading/place.ts`, 'objections(state, market, rights, order, batch.now)'],
  [`${server}/trading/trading/place.ts`, 'const rights = rightsIn(state, facts, market, order, batch.now)'],
  [`${server}/trading/trading/place.ts`, 'yield refusalOf(reason,'],
  [`${server}/trading/trading/rights.ts`, "decide(actor, 'place_order', object, now)"],
  [`${server}/trading/trading/rights.ts`, 'decide(actor, side, object, now)'],
  [`${server}/trading/trading/rights.ts`, "decide(actor, 'spend', object, now)"],
] as const
const asksBeforeMatching = [
  [`${server}/trading/trading/batch-in-flight.ts`, '!endLostRights(leading.state, batch, facts)) return batch'],
  [`${server}/trading/trading/rights.ts`, 'decide(actor, side, object, batch.now)'],
  [`${server}/trading/trading/rights.ts`, "decide(actor, 'spend', object, batch.now)"],
  [`${server}/trading/trading/rights.ts`, 'endOpenOrder(state, batch, order, causes[reason.rule]'],
] as const
const order = ['place_order', 'buy', 'sell', 'spend'] as const
const resting = ['buy', 'sell', 'spend'] as const
const dealing = ['buy', 'sell'] as const
const subscribing = [
  [`${server}/issuance/subscriptions/subscribe.ts`, "checkEligibility(tx, customerId, 'subscribe',"],
  [`${server}/issuance/subscriptions/subscribe.ts`, 'if (reason !== undefined) return refusalOf(reason, field)'],
  [`${server}/issuance/subscriptions/subscribe.ts`, "checkEligibility(tx, customerId, 'spend',"],
] as const

const asksToLeave = [
  [`${server}/identity/eligibility/check-outgoing.ts`, 'await checkEligibility(tx, customerId, action,'],
] as const

export const waysIn: readonly Way[] = [
  { way: 'Subscription', actions: ['subscribe', 'spend'], asks: subscribing },
  {
    way: 'Token sale',
    actions: ['subscribe', 'spend'],
    asks: [[`${server}/issuance/new-coins/purchase.ts`, 'await quote(tx, customerId,'], ...subscribing],
  },
  {
    way: 'Allotment',
    actions: ['subscribe'],
    asks: [
      [`${server}/issuance/subscriptions/plan-allotment.ts`, "decide({ ...validActor, ...ask }, 'subscribe', object,"],
      [`${server}/issuance/subscriptions/plan-allotment.ts`, 'allot(product.supply, eligible,'],
    ],
  },
  {
    way: 'Order on the site',
    actions: order,
    asks: [[`${server}/trading/orders/routes.ts`, 'trading.submit({'], ...asksAtPlacement],
  },
  {
    way: 'Order by API key',
    actions: order,
    asks: [[`${server}/trading/orders/routes.ts`, '...senderOf(call.customer)'], ...asksAtPlacement],
  },
  {
    way: 'Order after a second signature',
    actions: order,
    asks: [[`${server}/partners/signatures/place-signed.ts`, 'trading.submit({'], ...asksAtPlacement],
  },
  {
    way: 'Order by the Binance API',
    actions: order,
    asks: [[`${server}/trading/binance/place-order.ts`, 'deps.trading.submit({'], ...asksAtPlacement],
  },
  {
    way: 'Order preview and test',
    actions: order,
    asks: [
      [`${server}/trading/orders/preview-order.ts`, "decide(actor, 'place_order', object, tx.now)"],
      [`${server}/trading/orders/preview-order.ts`, 'decide(actor, side, object, tx.now)'],
      [`${server}/trading/orders/preview-order.ts`, "decide(actor, 'spend', object, tx.now)"],
    ],
  },
  { way: 'Resting order that is matched', actions: resting, asks: asksBeforeMatching },
  { way: 'Stop order that is triggered', actions: resting, asks: asksBeforeMatching },
  { way: 'Auction', actions: resting, asks: asksBeforeMatching },
  {
    way: 'Internal transfer, recipient',
    actions: ['receive'],
    asks: [
      [
        `${server}/payments/internal-transfers/send-internally.ts`,
        "checkEligibility(tx, found?.id ?? customerId, 'receive',",
      ],
      [`${server}/payments/internal-transfers/send-internally.ts`, 'mayReceive<Found & Recipient>('],
    ],
  },
  {
    way: 'Transfer into a sub-account',
    actions: ['receive'],
    asks: [
      [`${server}/profile/sub-accounts/family-transfer.ts`, "await checkEligibility(tx, target, 'receive',"],
      [`${server}/profile/sub-accounts/family-transfer.ts`, 'if (reason !== undefined) return refusalOf(reason)'],
    ],
  },
  {
    way: 'OTC ad',
    actions: dealing,
    asks: [
      [`${server}/desk/otc-ads/put-ad.ts`, 'await checkEligibility(tx, customerId, side, { coin })'],
      [`${server}/desk/otc-ads/put-ad.ts`, 'await mayDeal(tx, customerId, side, input.coin)'],
      [`${server}/desk/otc-ads/put-ad.ts`, 'await mayDeal(tx, customerId, ad.side, ad.coin)'],
    ],
  },
  {
    way: 'OTC deal, both sides',
    actions: dealing,
    asks: [
      [`${server}/desk/otc-deals/check-deal.ts`, 'await mayDeal(tx, takerId, side, ad.coin)'],
      [`${server}/desk/otc-deals/check-deal.ts`, 'await checkEligibility(tx, ad.customer_id, ad.side,'],
    ],
  },
  {
    way: 'Distribution',
    actions: ['be_paid'],
    asks: [
      [`${server}/issuance/distributions/pay-due.ts`, "(await checkEligibility(tx, customerId, 'be_paid',"],
      [`${server}/issuance/distributions/pay-due.ts`, 'holder.net === 0n || (await mayBePaid('],
    ],
  },
  {
    way: 'Withdrawal, payout',
    actions: ['withdraw'],
    asks: [
      [`${server}/payments/withdrawals/may-withdraw.ts`, "checkOutgoing(tx, customerId, 'withdraw')"],
      ...asksToLeave,
    ],
  },
  {
    way: 'Internal transfer, sender',
    actions: ['transfer_out'],
    asks: [
      [
        `${server}/payments/internal-transfers/send-internally.ts`,
        "await checkOutgoing(tx, customerId, 'transfer_out')",
      ],
      ...asksToLeave,
    ],
  },
  {
    way: 'OTC sale',
    actions: ['p2p_sell'],
    asks: [
      [`${server}/desk/otc-ads/put-ad.ts`, "await checkOutgoing(tx, customerId, 'p2p_sell')"],
      [`${server}/desk/otc-deals/step-deal.ts`, "await checkOutgoing(tx, customerId, 'p2p_sell')"],
      ...asksToLeave,
    ],
  },
  {
    way: 'Deposit address',
    actions: ['show_address'],
    asks: [[`${server}/payments/deposits/give-address.ts`, "await checkEligibility(tx, customerId, 'show_address',"]],
  },
]

const nothing = 'No acquisition: '
/**
 * Maps each business event of the ledger to its way, or to the reason why it has none. A new kind of journal does not
 * compile until it has an entry.
 */
export const wayOfJournal: Readonly<Record<JournalKind, string>> = {
  deposit: `${nothing}the customer's own coin arrives from a chain, and product tokens are not accepted.`,
  withdraw_capture: 'Withdrawal, payout',
  withdraw_refund: `${nothing}held money is released.`,
  fiat_credit: `${nothing}the customer's own money arrives by bank.`,
  suspense: `${nothing}the money is on an account of the exchange.`,
  suspense_return: `${nothing}the money is sent back.`,
  reconciliation: `${nothing}two people book a difference of the exchange.`,
  issue: `${nothing}units are created in escrow.`,
  allot: 'Allotment',
  disburse: 'Allotment',
  transfer_in: 'Transfer into a sub-account',
  transfer_out: 'Transfer into a sub-account',
  internal_transfer: 'Internal transfer, recipient',
  distribution_funding: `${nothing}the issuer pays the exchange.`,
  distribution_release: `${nothing}the money is on an account of the exchange.`,
  distribution_pay: 'Distribution',
  distribution_keep: `${nothing}the money is on an account of the exchange.`,
  distribution_claim: 'Distribution',
  rebate_pay: `${nothing}an agent is paid in money.`,
  otc_release: 'OTC deal, both sides',
  fill: 'Resting order that is matched',
  coin_fee: `${nothing}the customer pays a trading fee.`,
  adjustment: `${nothing}only the local world and tests create one.`,
  credit_reversal: `${nothing}two people reverse a wrong credit.`,
  receivable_repayment: `${nothing}the customer repays a wrong credit.`,
  balance_adjustment: `${nothing}two people adjust a balance of money. Tokens of products are refused.`,
  receivable_write_off: `${nothing}the exchange pays a customer's debt.`,
  instruction_hold: `${nothing}the exchange pays an issuer, an authority, a partner or a payer.`,
  instruction_pay: `${nothing}the exchange pays an issuer, an authority, a partner or a payer.`,
  instruction_back: `${nothing}the money is on an account of the exchange.`,
  proceeds_pay: `${nothing}two people pay an issuer the proceeds of its offer.`,
  reversal: `${nothing}two people reverse a booking.`,
}

const withoutWhitespace = (text: string): string => text.replaceAll(/\s+/g, '')

/** Returns the ways whose code no longer calls `decide`, with the missing code. */
export function waysThatDoNotAsk(ways: readonly Way[], sources: readonly Source[]): string[] {
  const named = new Set(ways.flatMap(({ asks }) => asks.map(([file]) => file)))
  const texts = new Map(
    sources.filter(({ file }) => named.has(file)).map(({ file, text }) => [file, withoutWhitespace(uncommented(text))]),
  )
  return ways.flatMap(({ way, asks }) =>
    asks.flatMap(([file, code]) =>
      texts.get(file)?.includes(withoutWhitespace(code)) === true ? [] : [`${way}: ${file} lacks ${code}`],
    ),
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are the names
const names = Object.keys(rules) as RuleName[]
const cellsOf = ({ actions }: Way): string[] => {
  const checked = new Set(actions.flatMap(rulesOf))
  return names.map((name) => (checked.has(name) ? '✓' : ''))
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Returns docs/ways-in.md: the table of the ways with their rules. */
export function documentOf(ways: readonly Way[]): string {
  return [
    '# Ways to acquire or move a holding, and the rules that they check',
    '',
    'Written by `npx vitest run --project tidy --update`; `tidy/ways-in.ts` names the code in which each way checks them.',
    '',
    row(['Way', 'Actions', ...names]),
    row(['---', '---', ...names.map(() => '---')]),
    ...ways.map((way) => row([way.way, way.actions.join(', '), ...cellsOf(way)])),
    '',
    'Each business event of the ledger, with its way:',
    '',
    row(['Journal', 'Way']),
    row(['---', '---']),
    ...Object.entries(wayOfJournal).map(([kind, way]) => row([kind, way])),
    '',
  ].join('\n')
}
