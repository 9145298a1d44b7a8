import { isRefusalCode, refusalEntry } from '@tessera/contract/catalogue.ts'
import { ApiError, createClient } from '@tessera/contract/platform/http/client.ts'
import { idempotency } from '@tessera/contract/services/idempotency/idempotency.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { eventually } from './eventually.ts'

/** Something that was asked for, once and under one key, and can be asked again in the same words. */
export type Command = {
  readonly name: 'order' | 'transfer' | 'fiat_order' | 'subscription' | 'withdrawal' | 'cancellation'
  /** The path of the request; orders are found by their client order id instead. */
  readonly scope: string
  readonly key: string
  readonly token: string
  readonly send: (url: string) => Promise<{ readonly id: string }>
}
/** What the asker knows: it was done, it was refused, or no answer came. */
export type Claim = { readonly command: Command; readonly id: string | undefined; readonly refused: string | undefined }

/** Where it is asked, and where it is asked for the second time. */
export type Doors = readonly [url: string, other: string]

/** Whether what was refused may have been done all the same, so that the same key is asked again. */
const mayBeDone = (code: string): boolean =>
  code === 'NETWORK' || (isRefusalCode(code) && refusalEntry(code).retry === 'same-key')

/** Sends it and notes the answer. A failure of the product is no answer to live with: it is thrown. */
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

/** What the product says became of the key: the id of what it made, or undefined when nothing was done. */
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

/** Asks until there is an answer: what is down comes back. */
const answered = (command: Command, url: string): Promise<Claim> =>
  eventually(async () => {
    const answer = await claim(command, url)
    if (isUnknown(answer)) throw new Error(`${tell(answer)} is not answered`)
    return answer
  })

/** Nothing that was answered may be gone; what was not answered is done or not, and asking again twice makes it one. */
export async function resolve(before: Claim, [url, other]: Doors): Promise<Claim & { readonly wasDone: boolean }> {
  const { command } = before
  const found = await eventually(() => lookUp(command, url))
  // A transfer out of spot may be acknowledged first and refused afterwards: then nothing was done under its key.
  const isRefusedLater = command.name === 'transfer' && found === undefined
  if (before.id !== undefined && found !== before.id && !isRefusedLater)
    throw new Error(`${tell(before)} was acknowledged, now its key gives ${found}`)
  if (!isUnknown(before)) return { ...before, wasDone: found !== undefined }
  const [first, second] = await Promise.all([answered(command, url), answered(command, other)])
  const now = await eventually(() => lookUp(command, url))
  // What is refused once may be accepted a moment later, when others have traded; what is accepted is accepted once.
  const [made = first, twice] = [first, second].filter(({ id }) => id !== undefined)
  const same = twice === undefined || twice.id === made.id
  const right =
    made.id === undefined ? now === undefined : now === made.id || (command.name === 'transfer' && now === undefined)
  const kept = found === undefined || found === now
  if (!same || !right || !kept) throw new Error(`${tell(before)}: ${JSON.stringify({ found, first, second, now })}`)
  return { ...made, wasDone: found !== undefined }
}

const tell = ({ command, id }: Claim): string => `${command.name} ${id ?? ''} (key ${command.key})`
