import type { ApiScope } from '@tessera/domain/access/api-keys/key.ts'
import type { Moment } from '@tessera/domain/access/api-keys/signing.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Permission, Role } from '@tessera/contract/permissions.ts'
import type { Who } from '@tessera/contract/platform/http/endpoint.ts'
import type { MemberRole } from '@tessera/domain/profile/members/roles.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { InTx } from '#platform/database/tx.ts'

/** The API key that signed a request, with its rights at that time. */
export type ApiKeyUse = {
  readonly id: string
  readonly type: 'hmac' | 'ed25519'
  readonly scopes: readonly ApiScope[]
  readonly actsFrom: Date
  /** The database's time at the request. */
  readonly now: Date
  /** The signed time of the call; undefined if only the key was sent. */
  readonly made?: Moment | undefined
  /** The power of attorney by which a broker created the key; undefined for a customer's own key. */
  readonly power?: string | undefined
}
/**
 * The customer of a token, as of the arrival of the request. Steps that move money read it again inside their
 * transaction.
 */
export type CustomerSession = {
  readonly sessionId: string
  readonly customerId: string
  readonly kyc: 'unknown' | 'pending' | 'approved' | 'rejected'
  readonly status: 'active' | 'frozen' | 'closed'
  /** True if the customer has a factor besides password and email. */
  readonly secured: boolean
  /** For a sub-account: the permissions from its owner. */
  readonly sub?: { readonly tradingOpen: boolean } | undefined
  /** The member of a company who sends the request, if not the account's owner. `customerId` is the account. */
  readonly login?: { readonly id: string; readonly roles: readonly MemberRole[] } | undefined
  /** True for the account of a verified company, whose history records the person of each act. */
  readonly isCompany?: boolean
  /** True if a company, or the owner of a sub-account, has set amounts above which two people sign. */
  readonly isRuled?: boolean
  /** Set for a signed request; `sessionId` is then the key's id. */
  readonly apiKey?: ApiKeyUse
}
/** Returns the id of the person who sends the request: the login of a member, or the account itself. */
export const personOf = ({ customerId, login }: Pick<CustomerSession, 'customerId' | 'login'>): string =>
  login?.id ?? customerId
/** Returns the sender by which the trading core counts commands. */
export const senderOf = ({
  customerId,
  apiKey,
  login,
}: CustomerSession): {
  readonly customer: string
  readonly apiKey: string | undefined
  readonly login: string | undefined
  readonly power: string | undefined
  readonly made: Moment | undefined
} => ({
  customer: customerId,
  apiKey: apiKey?.id,
  login: login?.id,
  power: apiKey?.power,
  made: apiKey?.made,
})
export type OperatorSession = {
  readonly sessionId: string
  readonly operatorId: string
  readonly name: string
  readonly roles: readonly Role[]
  /** The permissions of all open roles of the operator, at the moment of the request. */
  readonly permissions: readonly Permission[]
}

/** The complete part `file` of a form. It is checked by its bytes; its name is only a label. */
export type ReceivedFile = { readonly bytes: Buffer; readonly tooLarge: boolean }

/** The raw bytes of a request that a vendor signs. */
export type SignedBody = { readonly bytes: Buffer; readonly headers: IncomingHttpHeaders }

/** Sent by the caller's program, so it proves nothing. */
export type Device = {
  /** The device's clock, in milliseconds. */
  readonly time: number | undefined
  /** Hash that identifies the device; undefined if its owner has switched recognition off. */
  readonly info: string | undefined
}

type Request = {
  readonly traceId: string
  readonly locale: Locale
  readonly ip: string
  readonly userAgent: string
  readonly deviceId: string | undefined
  readonly device: Device
  /** ISO 3166-1 alpha-2, from the trusted proxy's header or the local database of addresses; undefined if unknown. */
  readonly country: string | undefined
  readonly city: string | undefined
  /** As sent, so that the trading core can store it as client order id. */
  readonly idempotencyKey: string | undefined
  /** Set on a row that takes a form. */
  readonly file: ReceivedFile | undefined
  /** Set on a row that a vendor signs: the raw body, and the headers with its signature. */
  readonly signed: SignedBody | undefined
  /** Marks the response, in a header, as that of an earlier request with the same key. */
  readonly hit: () => void
  /**
   * Runs a transaction as the caller. On a row with `idempotent: 'tx'` it also stores the key: its result is the reply.
   */
  readonly inTx: InTx
}
export type VisitorCall = Request & { readonly customer: CustomerSession | undefined }
export type CustomerCall = Request & { readonly customer: CustomerSession }
export type OperatorCall = Request & { readonly operator: OperatorSession }

export type CallOf<W extends Who> = W extends 'visitor'
  ? VisitorCall
  : W extends 'operator'
    ? OperatorCall
    : CustomerCall
