import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { binanceAdapter } from './binance-adapter.ts'

/** An account of the exchange: the API key and its secret. */
export type Account = { readonly key: string; readonly secret: string }
export type AdapterSettings = { readonly symbol: string }
/** An order for another exchange. Price and quantity are decimal texts. */
export type PeerOrder = {
  readonly account: Account
  readonly clientOrderId: string
  readonly side: 'buy' | 'sell'
  readonly price: string
  readonly quantity: string
}
export type PeerRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
/** Maps orders to the requests of an exchange. Any status from 200 to 299 is an acknowledgement. */
export type PeerAdapter = {
  readonly place: (order: PeerOrder) => PeerRequest
  /** `placed` is the body of the acknowledgement. */
  readonly cancel: (order: PeerOrder, placed: unknown) => PeerRequest
  /** True if this answer to a cancel says that the order traded in full before. */
  readonly isGone?: (status: number, body: unknown) => boolean
}

const isFunction = (value: unknown): boolean => typeof value === 'function'
const Module = z.object({
  adapter: z.custom<(settings: AdapterSettings) => unknown>(isFunction, 'PEER_ADAPTER exports no function `adapter`'),
})
const Adapter = z.object({
  place: z.custom<PeerAdapter['place']>(isFunction, 'the adapter has no function `place`'),
  cancel: z.custom<PeerAdapter['cancel']>(isFunction, 'the adapter has no function `cancel`'),
  isGone: z.custom<NonNullable<PeerAdapter['isGone']>>(isFunction).optional(),
})

/** The adapter of the file, or Binance's if no file is named. */
export async function loadAdapter(file: string | undefined, settings: AdapterSettings): Promise<PeerAdapter> {
  if (file === undefined) return binanceAdapter(settings)
  const { adapter } = Module.parse(await import(pathToFileURL(resolve(file)).href))
  const { isGone, ...required } = Adapter.parse(adapter(settings))
  return isGone === undefined ? required : { ...required, isGone }
}
