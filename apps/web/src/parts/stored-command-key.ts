import { freshId } from './fresh-id.ts'
import { sha256 } from './sha256.ts'

const DAY_MS = 86_400_000

/** `before`: something went out under it that no final answer came to. */
type Kept = { readonly key: string; readonly before: boolean; readonly forget: () => void }

/**
 * The key of a command until its answer has come: the same one sent again, by a dialog that was opened anew, after another one
 * or after the page was loaded again, has the same key and counts once. Of what it says only a digest is kept, for a day: who
 * asks the same after that means it anew.
 */
export async function keyFor(path: string, input: unknown): Promise<Kept> {
  const place = `tessera.command.${path}.${await sha256(JSON.stringify(input))}`
  const forget = () => sessionStorage.removeItem(place)
  const [known, since] = sessionStorage.getItem(place)?.split(' ') ?? []
  if (known !== undefined && Date.now() < Number(since) + DAY_MS) return { key: known, before: true, forget }
  const key = freshId()
  sessionStorage.setItem(place, `${key} ${Date.now()}`)
  return { key, before: false, forget }
}
