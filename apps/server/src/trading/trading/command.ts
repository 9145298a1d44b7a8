import type { RefusalCode } from '@tessera/contract/catalogue.ts'
import type { Moment } from '@tessera/domain/access/api-keys/signing.ts'
import type { OrderFlag, OrderType, SuspectCause } from '@tessera/domain/trading/orders/kinds.ts'
import type { OrderSide } from '@tessera/domain/trading/orders/terms.ts'
import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { OrderFacts } from './order-view.ts'

/**
 * The sender of a command: the account, and the API key of a program. A program states when it made the call. An order
 * that waited longer than its window is not placed, but a cancel is never too late. `power` is the power of attorney of
 * a broker's key.
 */
export type Sender = {
  readonly customer: string
  readonly apiKey?: string | undefined
  /**
   * The person of a company, other than the owner, who placed the order. It is accepted only while this person may
   * trade.
   */
  readonly login?: string | undefined
  readonly power?: string | undefined
  readonly made?: Moment | undefined
}

export type Place = Sender & {
  readonly kind: 'place'
  readonly clientOrderId: string
  readonly market: string
  readonly side: OrderSide
  /** A limit order by default. */
  readonly type?: OrderType
  readonly flag: OrderFlag
  readonly price?: string | undefined
  readonly stop?: string | undefined
  readonly until?: Date | undefined
  readonly quantity?: string | undefined
  /** The cash quantity of a market order, in place of a quantity: the money that it spends or earns at most. */
  readonly cashQuantity?: string | undefined
}
/**
 * A placement by Binance's rules: an order that would execute at once against its purpose is rejected before it becomes
 * an order.
 */
export type StrictPlace = Place & { readonly strict: true }
export type Cancel = Sender & {
  readonly kind: 'cancel'
  readonly order: string
  readonly cause: 'requested' | 'barred'
}
/** Takes an order that cannot continue out of trading. */
export type SetAside = { readonly kind: 'set_aside'; readonly order: string; readonly cause: SuspectCause }
/** Ends an order that was set aside, once two people have agreed. */
export type EndAbnormal = { readonly kind: 'end_abnormal'; readonly order: string }
/** Credits waiting transfers. It runs twice a second, so it is also the heartbeat of an idle leader. */
type TakeTransfers = { readonly kind: 'take_transfers' }
export type Command = Place | StrictPlace | Cancel | SetAside | EndAbnormal | TakeTransfers

/** The reasons for which an order is rejected. */
export type TakingRefusal = Extract<
  RefusalCode,
  | 'MARKET_UNKNOWN'
  | 'MARKET_NOT_OPEN'
  | 'MARKET_OUTSIDE_HOURS'
  | 'ORDER_NOT_IN_AUCTION'
  | 'KYC_REQUIRED'
  | 'SECURITY_FACTOR_REQUIRED'
  | 'ACCOUNT_FROZEN'
  | 'SUB_ACCOUNT_TRADING_CLOSED'
  | 'AUTHENTICATOR_REQUIRED'
  | 'COUNTRY_RESTRICTED'
  | 'INVESTOR_CLASS_NOT_ALLOWED'
  | 'COUNTRY_NOT_ALLOWED'
  | 'RISK_TEST_REQUIRED'
  | 'HOLDING_ABOVE_CAP'
  | 'RECEIVABLE_IN_COIN'
  | 'ORDER_TERMS_CONFLICT'
  | 'ORDER_EXPIRY_OUT_OF_RANGE'
  | 'ORDER_PRICE_OFF_TICK'
  | 'ORDER_STOP_OFF_TICK'
  | 'ORDER_NOBODY_ACROSS'
  | 'ORDER_QUANTITY_OFF_LOT'
  | 'ORDER_CASH_TOO_PRECISE'
  | 'ORDER_BELOW_MINIMUM'
  | 'ORDER_BELOW_ONE_LOT'
  | 'ORDER_ABOVE_MAXIMUM'
  | 'ORDER_PRICE_OUT_OF_BAND'
  | 'ORDER_OUT_OF_COLLAR'
  | 'ORDER_COLLAR_WITHOUT_REFERENCE'
  | 'MARKET_AUCTION_ONLY'
  | 'ORDER_BOOK_FULL'
  | 'ORDER_TOO_MANY_OPEN'
  | 'INSUFFICIENT_AVAILABLE_BALANCE'
>
export type PlaceRefusal =
  | TakingRefusal
  | Extract<
      RefusalCode,
      'MEMBER_ROLES_CHANGED' | 'IDEMPOTENCY_KEY_REUSED' | 'API_TIMESTAMP_OUT_OF_WINDOW' | 'BROKER_POWER_ENDED'
    >
/** Additional reasons for an order by Binance's rules. */
export type StrictRefusal = Extract<RefusalCode, 'ORDER_STOP_REACHED' | 'ORDER_WOULD_TAKE'>
export type CoreRefusal = 'TRADING_PAUSED' | 'SERVER_BUSY'

/** `hit`: the order was placed by an earlier request with the same client order id. */
export type Placed = { readonly order: OrderFacts; readonly hit: boolean }
export type AnswerOf = {
  readonly place: Outcome<Placed, PlaceRefusal | StrictRefusal | CoreRefusal>
  /** Refuses an order that is not open with ORDER_NOT_FOUND. The caller then looks up its result. */
  readonly cancel: Outcome<OrderFacts, 'ORDER_NOT_FOUND' | 'MARKET_HALTED' | CoreRefusal>
  readonly set_aside: Outcome<OrderFacts, 'ORDER_NOT_FOUND' | 'MARKET_HALTED' | CoreRefusal>
  readonly end_abnormal: Outcome<OrderFacts, 'ORDER_NOT_FOUND' | CoreRefusal>
  readonly take_transfers: Outcome<number, CoreRefusal>
}

/** Only strict placements can get these refusals. */
export type AnswerTo<C extends Command> = C extends StrictPlace | Exclude<Command, Place>
  ? AnswerOf[C['kind']]
  : Outcome<Placed, PlaceRefusal | CoreRefusal>
