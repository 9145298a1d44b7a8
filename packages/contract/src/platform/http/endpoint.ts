import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import type { RefusalCode } from '#catalogue.ts'
import type { Permission } from '#permissions.ts'
import type { RowRights } from '#row-rights.ts'

/**
 * The allowed callers. `customer`: logged in. `approved`: logged in with an approved identity and a second factor, and
 * not frozen. `operator`: logged in to the console, with the row's permission.
 */
export type Who = 'visitor' | 'customer' | 'approved' | 'operator'
/** At most `points` calls in `seconds`, counted per logged-in person, or per network address for visitors. */
export type Rate = { readonly points: number; readonly seconds: number }

export type Endpoint = RowRights & {
  readonly method: 'GET' | 'POST'
  /** The path with its base (`ex/…` for the dashboard, `upload/…`, `web/…`, `console/…`), without a leading slash. */
  readonly path: string
  readonly summary: string
  readonly who: Who
  readonly permission?: Permission
  /** Replaces `permission`: the operator needs one of these. */
  readonly anyPermission?: readonly [Permission, ...Permission[]]
  /**
   * `tx`: the key is stored in the transaction of the effect. `core`: the trading core stores it as the client order
   * id.
   */
  readonly idempotent?: 'tx' | 'core'
  readonly rate?: Rate
  /**
   * The request waits in the queue of the trading core, which limits it per customer, instead of waiting for the turn
   * of its account.
   */
  readonly queue?: 'core'
  /** A call with an API key counts as a placed order, together with those of the Binance API. */
  readonly places?: true
  /** Fields that our screens encrypt before sending, such as `password` or `details.number` (decision 0020). */
  readonly secret?: readonly string[]
  /** Query of a GET, or body of a POST. It is strict: unknown fields are refused. */
  readonly input: z.ZodObject
  readonly reply: z.ZodType
  /** The body is a form with one part `file`; the other parts are the fields of `input`. */
  readonly consumes?: 'multipart/form-data'
  /**
   * Set if a vendor signs the raw bytes of the body. `headers` contains the signature, which the handler verifies
   * before it reads anything. `body` only documents the JSON; `input` is empty.
   */
  readonly signature?: { readonly headers: z.ZodObject; readonly body: z.ZodObject }
  /** `text/csv`: the reply is text, sent as a file. `file`: the reply is a Blob, sent as a download. */
  readonly produces?: 'text/csv' | 'file'
  /** Set for a GET with a public response: caches may store it for this time, and it has an ETag. */
  readonly maxAgeSeconds?: number
  readonly refusals: readonly RefusalCode[]
}
export type Endpoints = Readonly<Record<string, Endpoint>>

/**
 * Fields that every body may contain. They are limited in size and never trusted (specification §7). In a form they are
 * text.
 */
const securityInfo = z.string().max(4096).optional()
const clientInfo = { uaTime: z.number().int().optional(), securityInfo }
const clientInfoOfForm = { uaTime: z.coerce.number().int().optional(), securityInfo }

/** Defines one row per endpoint. Server handlers, typed client, OpenAPI and tests are derived from it. */
export const endpoints = <const T extends Endpoints>(rows: T): T =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same rows, their bodies widened by clientInfo
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      row.method === 'POST' && row.signature === undefined
        ? { ...row, input: row.input.extend(row.consumes === undefined ? clientInfo : clientInfoOfForm).strict() }
        : { ...row, input: row.input.strict() },
    ]),
  ) as unknown as T

export type InputOf<E extends Endpoint> = z.output<E['input']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
/**
 * The result of a handler: the response, or a refusal that its row declares. An undeclared refusal does not compile.
 */
export type Answer<E extends Endpoint> = Outcome<z.input<E['reply']>, E['refusals'][number]>
