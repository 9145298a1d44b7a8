import type { RefusalCode } from '@tessera/contract/catalogue.ts'
import type { Rate } from '@tessera/contract/platform/http/endpoint.ts'
import type { Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import { sentence } from '#platform/http/localized-text.ts'

/** Optional parts of an error: the results of its halves, and when to retry. */
type ErrorDetails = { readonly data?: object; readonly waitSeconds?: number }

/** An error of the Binance API: `{code, msg}` with an HTTP status. */
export class BinanceError extends Error {
  readonly http: number
  readonly code: number
  readonly more: ErrorDetails

  constructor(http: number, code: number, msg: string, more: ErrorDetails = {}) {
    super(msg)
    this.http = http
    this.code = code
    this.more = more
  }
}

type Row = readonly [http: number, code: number, msg: string]
const noRights: Row = [401, -2015, 'Invalid API-key, IP, or permissions for action.']
const disabled: Row = [400, -2010, 'This action is disabled on this account.']
const noAsset: Row = [400, -2010, 'This account may not buy this asset.']
const closed: Row = [400, -2010, 'Market is closed.']
const filter = (name: string): Row => [400, -1013, `Filter failure: ${name}`]
const unknownOrder: Row = [400, -2011, 'Unknown order sent.']
const overloaded: Row = [
  503,
  -1008,
  'Server is currently overloaded with other requests. Please try again in a few minutes.',
]
const unknownCoin: Row = [400, -4018, 'This coin does not exist, or not on this network.']
const foreignAddress: Row = [400, -4035, 'This address is not on the whitelist: trust it in your address book first.']
const unidentified: Row = [
  400,
  -4035,
  'On the site, first add the beneficiary of this address, and verify the wallet if it is yours.',
]
const limited: Row = [400, -4015, 'Withdraw is limited.']
const aboveLimit: Row = [400, -4023, 'The withdrawal exceeds the maximum amount of one, of a day or of a month.']

/**
 * Our refusals as Binance's codes and messages. Refusals that are not listed here use our own sentence and -1000, which
 * clients treat as a temporary error.
 */
const errors: Partial<Record<RefusalCode, Row>> = {
  API_KEY_UNKNOWN: noRights,
  API_ADDRESS_FOREIGN: noRights,
  API_SCOPE_MISSING: noRights,
  API_KEY_WAITING: noRights,
  UNAUTHORIZED: noRights,
  MEMBER_ROLES_CHANGED: noRights,
  API_NOT_FOR_KEYS: noRights,
  BROKER_POWER_ENDED: noRights,
  API_SIGNATURE_WRONG: [400, -1022, 'Signature for this request is not valid.'],
  API_TIMESTAMP_OUT_OF_WINDOW: [400, -1021, 'Timestamp for this request is outside of the recvWindow.'],
  API_REQUEST_REPEATED: [400, -1021, 'This signed request was sent before: sign it again with a new timestamp.'],
  TOO_MANY_REQUESTS: [429, -1003, 'Too much request weight used; please slow down, or use the websocket streams.'],
  TRADING_PAUSED: overloaded,
  SERVER_BUSY: overloaded,
  ACCOUNT_BUSY: overloaded,
  SITE_READ_ONLY: overloaded,
  STORAGE_FULL: overloaded,
  KYC_REQUIRED: disabled,
  SECURITY_FACTOR_REQUIRED: disabled,
  ACCOUNT_FROZEN: disabled,
  SUB_ACCOUNT_TRADING_CLOSED: disabled,
  AUTHENTICATOR_REQUIRED: disabled,
  COUNTRY_RESTRICTED: disabled,
  INVESTOR_CLASS_NOT_ALLOWED: noAsset,
  COUNTRY_NOT_ALLOWED: noAsset,
  RISK_TEST_REQUIRED: noAsset,
  RECEIVABLE_IN_COIN: disabled,
  HOLDING_ABOVE_CAP: [400, -2010, 'This order would exceed the maximum position of one person.'],
  MARKET_UNKNOWN: [400, -1121, 'Invalid symbol.'],
  MARKET_NOT_OPEN: closed,
  MARKET_OUTSIDE_HOURS: closed,
  MARKET_HALTED: closed,
  ORDER_NOT_IN_AUCTION: [400, -2010, 'This order type is not possible in this trading phase.'],
  ORDER_BOOK_FULL: [400, -2010, 'The order book is full.'],
  ORDER_TERMS_CONFLICT: [400, -1106, 'Parameters were sent that do not go together.'],
  ORDER_PRICE_OFF_TICK: filter('PRICE_FILTER'),
  ORDER_STOP_OFF_TICK: filter('PRICE_FILTER'),
  ORDER_NOBODY_ACROSS: [400, -1112, 'No orders on book for symbol.'],
  ORDER_QUANTITY_OFF_LOT: filter('LOT_SIZE'),
  ORDER_CASH_TOO_PRECISE: [400, -1111, "Parameter 'quoteOrderQty' has too much precision."],
  ORDER_BELOW_MINIMUM: filter('NOTIONAL'),
  ORDER_BELOW_ONE_LOT: filter('LOT_SIZE'),
  ORDER_ABOVE_MAXIMUM: filter('NOTIONAL'),
  ORDER_PRICE_OUT_OF_BAND: filter('PERCENT_PRICE_BY_SIDE'),
  ORDER_OUT_OF_COLLAR: filter('PERCENT_PRICE_BY_SIDE'),
  ORDER_COLLAR_WITHOUT_REFERENCE: disabled,
  MARKET_AUCTION_ONLY: closed,
  ORDER_TOO_MANY_OPEN: filter('MAX_NUM_ORDERS'),
  ORDER_STOP_REACHED: [400, -2010, 'Stop price would trigger immediately.'],
  ORDER_WOULD_TAKE: [400, -2010, 'Order would immediately match and take.'],
  INSUFFICIENT_AVAILABLE_BALANCE: [400, -2010, 'Account has insufficient balance for requested action.'],
  IDEMPOTENCY_KEY_REUSED: [400, -1100, "Parameter 'withdrawOrderId' was used for another withdrawal."],
  ORDER_NOT_FOUND: [400, -2013, 'Order does not exist.'],
  ORDER_ALREADY_FILLED: unknownOrder,
  ORDER_ALREADY_CANCELED: unknownOrder,
  COIN_UNKNOWN: unknownCoin,
  COIN_NETWORK_UNKNOWN: unknownCoin,
  TRANSFER_AMOUNT_INVALID: [400, -1100, "Illegal 'amount': above zero, with no more decimals than the asset has."],
  TRANSFER_ROUTE_UNSUPPORTED: [400, -1020, 'A transfer of this asset between these accounts is not supported.'],
  DEPOSIT_CLOSED: [400, -4001, 'This coin is not open for deposits.'],
  SUB_ACCOUNT_DEPOSIT_CLOSED: disabled,
  WITHDRAWAL_ADDRESS_UNKNOWN: foreignAddress,
  WITHDRAWAL_ADDRESS_NOT_TRUSTED: foreignAddress,
  WITHDRAWAL_ADDRESS_WAITING: [400, -4036, 'A new address can be used once its waiting period is over.'],
  WITHDRAWAL_BENEFICIARY_NEEDED: unidentified,
  WITHDRAWAL_OWNERSHIP_UNPROVED: unidentified,
  ADDRESS_TAG_NEEDED: [400, -4033, 'Illegal address: this network needs an address tag.'],
  ADDRESS_TAG_NOT_TAKEN: [400, -4033, 'Illegal address: this network takes no address tag.'],
  ADDRESS_INTERNAL: [400, -4033, 'Illegal address.'],
  WITHDRAWAL_CLOSED: [400, -4019, 'The current currency is not open for withdrawal.'],
  WITHDRAWAL_FROZEN: limited,
  TRANSFER_OUT_FROZEN: limited,
  WITHDRAWAL_IDENTITY_NEEDED: limited,
  RECEIVABLE_OUTSTANDING: limited,
  WITHDRAWAL_AMOUNT_TOO_PRECISE: [400, -1111, 'Precision is over the maximum defined for this asset.'],
  WITHDRAWAL_FEE_EXCEEDS_AMOUNT: [400, -4028, 'The amount of withdrawal must be greater than the Commission.'],
  WITHDRAWAL_BELOW_MINIMUM: [400, -4022, 'Not less than the minimum pick-up quantity.'],
  WITHDRAWAL_ABOVE_MAXIMUM: aboveLimit,
  WITHDRAWAL_DAY_LIMIT_REACHED: aboveLimit,
  WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED: aboveLimit,
  WITHDRAWAL_MONTH_LIMIT_REACHED: aboveLimit,
}

export const STATUS_UNKNOWN = -1007
export const statusUnknown = (): BinanceError =>
  new BinanceError(503, STATUS_UNKNOWN, 'Timeout waiting for response from backend server. Execution status unknown.')
/** A refusal of the trading core. While trading is paused, a batch may have been committed without a response. */
export const refusedByCore = (refusal: Refusal): BinanceError =>
  refusal.code === 'TRADING_PAUSED' ? statusUnknown() : refused(refusal)
/** A refused cancel. An order that stays open, for example while its pair is halted, is not a rejected order. */
export const cancelRefusedByCore = (refusal: Refusal): BinanceError =>
  refusal.code === 'MARKET_HALTED' ? new BinanceError(400, -2011, closed[2]) : refusedByCore(refusal)
/** The errors of the same table that have only a code. */
export const unknownOrderSent = (): BinanceError => new BinanceError(...unknownOrder)
export const missing = (name: string): BinanceError =>
  new BinanceError(400, -1102, `Mandatory parameter '${name}' was not sent, was empty/null, or malformed.`)
export const malformed = (name: string): BinanceError =>
  new BinanceError(400, -1100, `Illegal characters found in parameter '${name}'.`)
export const timeUnitInvalid = (): BinanceError =>
  new BinanceError(400, -1194, 'Invalid value for time unit; expected MILLISECOND.')
export const duplicated = (): BinanceError => new BinanceError(400, -1101, 'Duplicate values for a parameter detected.')
export const notRead = (read: number, sent: number): BinanceError =>
  new BinanceError(400, -1104, `Not all sent parameters were read; read '${read}' parameter(s) but was sent '${sent}'.`)
export const tooManyOrders = (of: { limit: number; intervalNum: number; interval: string }): BinanceError =>
  new BinanceError(
    429,
    -1015,
    `Too many new orders; current limit is ${of.limit} orders per ${of.intervalNum} ${of.interval}.`,
  )
export const tooOften = ({ points, seconds }: Rate, waitSeconds: number): BinanceError =>
  new BinanceError(429, -1003, `Too many requests; current limit is ${points} requests per ${seconds} SECOND.`, {
    waitSeconds,
  })
export const notRequired = (name: string): BinanceError =>
  new BinanceError(400, -1106, `Parameter '${name}' sent when not required.`)
export const notTogether = (): BinanceError =>
  new BinanceError(400, -1128, 'Combination of optional parameters invalid.')
export const statusDiffers = (): BinanceError =>
  new BinanceError(400, -1220, "The symbol's status does not match the requested symbolStatus.")
export const notSupported = (what: string): BinanceError => new BinanceError(400, -1020, `${what} is not supported.`)
export const invalid = (code: -1115 | -1116 | -1117 | -1120, what: string): BinanceError =>
  new BinanceError(400, code, `Invalid ${what}.`)

/** Returns our refusal as an error that Binance's clients handle. */
export function refused(refusal: Refusal): BinanceError {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every refusal is in the catalogue
  const code = refusal.code as RefusalCode
  const row = errors[code]
  return row === undefined
    ? new BinanceError(400, -1000, sentence(code, 'en_US', refusal.params))
    : new BinanceError(...row)
}

export const bodyOf = ({ code, message, more }: BinanceError): string =>
  JSON.stringify({ code, msg: message, data: more.data })

export const keyMissing = (): BinanceError => new BinanceError(401, -2014, 'API-key format invalid.')
