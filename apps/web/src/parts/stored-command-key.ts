import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { freshId } from './fresh-id.ts'
import { sha256 } from './sha256.ts'

/** `before`: a request was sent under the key without a final response. */
type StoredKey = { readonly key: string; readonly before: boolean; readonly forget: () => void }

/**
 * The idempotency key of a command until its response. The same input has the same key in a reopened dialog, after
 * other input and after a reload, so it counts once. Only a digest of the input is stored, for a day; after that, the
 * same input is a new command.
 */
export async function keyFor(path: string, input: unknown): Promise<StoredKey> {
  const storageKey = `tessera.command.${path}.${await sha256(JSON.stringify(input))}`
  const forget = () => sessionStorage.removeItem(storageKey)
  const [known, since] = sessionStorage.getItem(storageKey)?.split(' ') ?? []
  if (known !== undefined && Date.now() < Number(since) + DAY_MS) return { key: known, before: true, forget }
  const key = freshId()
  sessionStorage.setItem(storageKey, `${key} ${Date.now()}`)
  return { key, before: false, forget }
}
