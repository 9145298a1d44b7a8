import { freshId } from './fresh-id.ts'

const placeOf = (path: string): string => `tessera.command.${path}`

/** `before`: something went out under it that no final answer came to. */
type Key = { readonly key: string; readonly before: boolean }

/**
 * The key of a command until its answer has come: the same one sent again, by a dialog that was opened anew or after the page
 * was loaded again, has the same key and counts once. Of what it says only a digest is kept.
 */
export async function keyFor(path: string, input: unknown): Promise<Key> {
  const digest = await digestOf(JSON.stringify(input))
  const [said, known] = sessionStorage.getItem(placeOf(path))?.split(' ') ?? []
  if (said === digest && known !== undefined) return { key: known, before: true }
  const key = freshId()
  sessionStorage.setItem(placeOf(path), `${digest} ${key}`)
  return { key, before: false }
}

export const forgetKey = (path: string): void => sessionStorage.removeItem(placeOf(path))

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
