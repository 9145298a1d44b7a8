import { ok } from '@tessera/domain/outcome.ts'
import { boundedJson } from '../platform/bounded-answer.ts'
import type { Deps } from '../platform/deps.ts'
import { auditCopyBehind, auditCopyDiffers } from '../platform/metrics.ts'
import { signedPost } from '../platform/signed-post.ts'
import { chainEnd, entriesAfter, type Link } from './audit.sql.ts'
import { copiedTo, isEntry, saveCopied } from './copy.sql.ts'
import { Held, lineOf } from './copy-line.ts'
import { BEFORE_THE_FIRST } from './verify-chain.ts'

const LINES = 500
type Needs = Pick<Deps, 'config' | 'db' | 'inTx'>

/**
 * Sends what people did to AUDIT_COPY_URL, in order and each at least once: lines of JSON in a signed POST, answered by the last
 * entry that is held there. The next run goes on from that answer, so a keeper that lost its end is given it again. A keeper that
 * holds an entry which is none of ours has seen another history: nothing more goes out, and each run says so (threat ADM-08).
 */
export async function copyOut(deps: Needs): Promise<void> {
  const { AUDIT_COPY_URL: url, AUDIT_COPY_SECRET: secret } = deps.config
  if (url === undefined || secret === undefined) return
  let held: Link = (await copiedTo(deps)) ?? BEFORE_THE_FIRST
  for (;;) {
    await assertOurs(deps, held)
    auditCopyBehind.set(Number((await chainEnd(deps)).seq - held.seq))
    const entries = await entriesAfter(deps, held.seq, LINES)
    if (entries.length === 0) return
    const now = await send(url, secret, entries.map(lineOf))
    await assertOurs(deps, now)
    await deps.inTx('job:copy_audit')(async (tx) => ok(await saveCopied(tx, now)))
    // A keeper that takes nothing more is asked again by the next run, not at once.
    if (now.seq <= held.seq) return
    held = now
  }
}

async function send(url: string, secret: string, lines: readonly string[]): Promise<Link> {
  const body = lines.map((line) => `${line}\n`).join('')
  const response = await signedPost(url, { secret, type: 'application/x-ndjson', body })
  if (!response.ok) throw new Error(`the keeper of the audit copy answered ${response.status}`)
  const { seq, hash } = Held.parse(await boundedJson(response))
  return { seq: BigInt(seq), hash }
}

async function assertOurs(deps: Needs, held: Link): Promise<void> {
  const isOurs = held.seq === BEFORE_THE_FIRST.seq || (await isEntry(deps, held))
  auditCopyDiffers.set(isOurs ? 0 : 1)
  if (!isOurs)
    throw new Error(`the audit copy holds another entry ${held.seq} than the log: somebody rewrote or cut one of them`)
}
