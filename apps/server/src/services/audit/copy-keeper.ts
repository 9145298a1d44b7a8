import { boundedJson } from '#platform/http/bounded-answer.ts'
import type { Config } from '#platform/config/config.ts'
import { signedPost } from '#platform/http/signed-post.ts'
import type { EntryRow, Link } from './audit.sql.ts'
import { type CopyRestart, entryOf, Held } from './copy-line.ts'

type Keeper = { readonly url: string; readonly secret: string }

/** Returns the client of the server that keeps the copy; undefined if none is configured. */
export const keeperOf = ({ AUDIT_COPY_URL: url, AUDIT_COPY_SECRET: secret }: Config): Keeper | undefined =>
  url === undefined || secret === undefined ? undefined : { url, secret }

/** Sends entries as lines of JSON, or an empty body without entries. Returns the last entry of the copy. */
export async function sendLines(keeper: Keeper, lines: readonly string[]): Promise<Link> {
  const body = lines.map((line) => `${line}\n`).join('')
  return linkOf(await post(keeper, 'application/x-ndjson', body))
}

/** Returns the entries of the copy after a number, oldest first, at most a thousand. */
export async function entriesCopied(keeper: Keeper, after: bigint): Promise<EntryRow[]> {
  const response = await post(keeper, 'application/json', JSON.stringify({ after: String(after) }))
  const lines = (await response.text()).split('\n')
  return lines.filter((line) => line !== '').map(entryOf)
}

/** Tells the keeper to continue the copy after another entry. Returns the end of the copy. */
export async function markBeginning(keeper: Keeper, beginning: CopyRestart): Promise<Link> {
  return linkOf(await post(keeper, 'application/json', JSON.stringify(beginning)))
}

async function post({ url, secret }: Keeper, type: string, body: string): Promise<Response> {
  const response = await signedPost(url, { secret, type, body })
  if (!response.ok) throw new Error(`the keeper of the audit copy answered ${response.status}`)
  return response
}

async function linkOf(response: Response): Promise<Link> {
  const { seq, hash } = Held.parse(await boundedJson(response))
  return { seq: BigInt(seq), hash }
}
