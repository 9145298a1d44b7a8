import { isRefusalCode, refusalEntry } from '@tessera/contract/catalogue.ts'
import { ApiError, createClient } from '@tessera/contract/platform/http/client.ts'
import { idempotency } from '@tessera/contract/services/idempotency/idempotency.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { eventually } from './eventually.ts'

/** A request under one key, which can be repeated unchanged. */
export type Command = {
  readonly name: 'order' | 'transfer' | 'fiat_order' | 'subscription' | 'withdrawal' | 'cancellation'
  /** The path of the request; orders are found by their client order id instead. */
  readonly scope: string
  readonly key: string
  readonly token: string
  readonly send: (url: string) => Promise<{ readonly id: string }>
}
/** The client's knowledge: the command was done, refused, or not answered. */
export type Claim = { readonly command: Command; readonly id: string | undefined; readonly refused: string | undefined }

/** The node of the first request, and the node of the repeated one. */
export type NodeUrls = readonly [url: string, other: string]

/** True if a refused command may have been done, so that the same key is sent again. */
const mayBeDone = (code: string): boolean =>
  code === 'NETWORK' || (isRefusalCode(code) && refusalEntry(code).retry === 'same-key')

/** Sends the command and records the response. Throws if the product failed. */
export async function claim(command: Command, url: string): Promise<Claim> {
  try {
    const { id } = await command.send(url)
    return { command, id, refused: undefined }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'INTERNAL') throw error
    return { command, id: undefined, refused: mayBeDone(error.code) ? undefined : error.code }
  }
}

export const isUnknown = ({ id, refused }: Claim): boolean => id === undefined && refused === undefined

/** Looks up the key: returns the id of the created object, or undefined if nothing was done. */
export async function lookUp({ name, scope, key, token }: Command, url: string): Promise<string | undefined> {
  const transport = { baseUrl: url, headers: () => ({ token, language: 'en_US' }) }
  if (name === 'order')
    return createClient(orders, transport)
      .one({ clientOrderId: key })
      .then(
        ({ id }) => id,
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'ORDER_NOT_FOUND') return undefined
          throw error
        },
      )
  const found = await createClient(idempotency, transport).get({ scope, key })
  return found.done ? idIn(found.reply) : undefined
}

const idIn = (reply: unknown): string | undefined =>
  typeof reply === 'object' && reply !== null && 'id' in reply && typeof reply.id === 'string' ? reply.id : undefined

/** Retries until there is a response, because a stopped node comes back. */
const answered = (command: Command, url: string): Promise<Claim> =>
  eventually(async () => {
    const answer = await claim(command, url)
    if (isUnknown(answer)) throw new Error(`${tell(answer)} has no response`)
    return answer
  })

/**
 * Checks that an acknowledged command exists, and that an unanswered one exists at most once. Sends it twice more,
 * which must create one object.
 */
export async function resolve(before: Claim, [url, other]: NodeUrls): Promise<Claim & { readonly wasDone: boolean }> {
  const { command } = before
  const found = await eventually(() => lookUp(command, url))
  // A transfer out of spot may be acknowledged first and refused afterwards: then nothing was done under its key.
  const isRefusedLater = command.name === 'transfer' && found === undefined
  if (before.id !== undefined && found !== before.id && !isRefusedLater)
    throw new Error(`${tell(before)} was acknowledged, but its key now gives ${found}`)
  if (!isUnknown(before)) return { ...before, wasDone: found !== undefined }
  const [first, second] = await Promise.all([answered(command, url), answered(command, other)])
  const now = await eventually(() => lookUp(command, url))
  // A refused command may be accepted a moment later, when others have traded; an accepted one is accepted once.
  const [made = first, twice] = [first, second].filter(({ id }) => id !== undefined)
  const same = twice === undefined || twice.id === made.id
  const right =
    made.id === undefined ? now === undefined : now === made.id || (command.name === 'transfer' && now === undefined)
  const isSameAsBefore = found === undefined || found === now
  if (!same || !right || !isSameAsBefore)
    throw new Error(`${tell(before)} has contradicting results: ${JSON.stringify({ found, first, second, now })}`)
  return { ...made, wasDone: found !== undefined }
}

const tell = ({ command, id }: Claim): string => `${command.name} ${id ?? ''} (key ${command.key})`
