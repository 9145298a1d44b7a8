import type { ApiScope } from '@tessera/domain/access/api-keys/key.ts'
import type { Moment } from '@tessera/domain/access/api-keys/signing.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Role } from '@tessera/contract/permissions.ts'
import type { Who } from '@tessera/contract/platform/http/endpoint.ts'
import type { MemberRole } from '@tessera/domain/profile/members/roles.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { InTx } from '#platform/database/tx.ts'

/** The API key by which a request came, its rights as they stood then. */
export type ApiKeyUse = {
  readonly id: string
  readonly type: 'hmac' | 'ed25519'
  readonly scopes: readonly ApiScope[]
  readonly actsFrom: Date
  /** The database's time of the request. */
  readonly now: Date
  /** Of a call that says when it was made; absent where only the key was asked for. */
  readonly made?: Moment | undefined
  /** The power of attorney by which a broker made the key; absent of a customer's own key. */
  readonly power?: string | undefined
}
/** Who sent a customer's token, as it stood when the request came in; money steps read it again inside their transaction. */
export type CustomerSession = {
  readonly sessionId: string
  readonly customerId: string
  readonly kyc: 'unknown' | 'pending' | 'approved' | 'rejected'
  readonly status: 'active' | 'frozen' | 'closed'
  /** Has a factor besides password and mailbox. */
  readonly secured: boolean
  /** Of a sub-account: what its owner lets it do. */
  readonly sub?: { readonly tradingOpen: boolean } | undefined
  /** The person of a company who asks, where that is not the account's owner: `customerId` is the account. */
  readonly login?: { readonly id: string; readonly roles: readonly MemberRole[] } | undefined
  /** True for the account of a verified company, whose history names the person of each act. */
  readonly isCompany?: boolean
  /** True where a company, or the owner of a sub-account, has set amounts above which two people sign. */
  readonly isRuled?: boolean
  /** Of a request that was signed; `sessionId` is then the key's. */
  readonly apiKey?: ApiKeyUse
}
/** The id of the person who asks: the login of a member, or the account itself. */
export const personOf = ({ customerId, login }: Pick<CustomerSession, 'customerId' | 'login'>): string =>
  login?.id ?? customerId
/** As the trading core counts commands. */
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
}

/** What came in the part `file` of a form, whole: it is checked by its bytes, its name is only a label. */
export type ReceivedFile = { readonly bytes: Buffer; readonly tooLarge: boolean }

/** The raw bytes of a request that a vendor signs. */
export type SignedBody = { readonly bytes: Buffer; readonly headers: IncomingHttpHeaders }

/** Sent by the caller's own program, so it proves nothing. */
export type Device = {
  /** Milliseconds of its clock. */
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
  /** ISO 3166-1 alpha-2, by the trusted proxy's header or the local database of addresses; undefined if neither knows it. */
  readonly country: string | undefined
  readonly city: string | undefined
  /** As sent, so that the trading core can keep it as client order id. */
  readonly idempotencyKey: string | undefined
  /** On a row that consumes a form. */
  readonly file: ReceivedFile | undefined
  /** On a row that a vendor signs: the raw body, and the headers with its signature. */
  readonly signed: SignedBody | undefined
  /** Says in the answer's head that it is that of an earlier request with the same key. */
  readonly hit: () => void
  /** A transaction in the caller's name. On a row with `idempotent: 'tx'` it also writes the key: what it answers is the reply. */
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
