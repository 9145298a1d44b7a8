import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { checkKeys } from '#office/key-canaries/check-keys.ts'
import { readConfig } from '#platform/config/config.ts'
import { StartupError } from '#platform/config/startup-error.ts'
import { checkMigrated } from '#platform/database/check-database.ts'
import { connect } from '#platform/database/database.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sha256, systemRandom } from '#platform/random/random.ts'
import { databaseClock, makeInTx, type Tx } from '#platform/database/tx.ts'
import { enrolledSoFar, insertLink, lockFirstOperators, places, replaceLinks } from './first-operators.sql.ts'

const VALID_MS = HOUR_MS

type Links = {
  readonly until: Date
  readonly links: readonly { readonly place: number; readonly token: string }[]
  readonly enrolled: readonly { readonly place: number; readonly name: string; readonly email: string }[]
}

/**
 * Creates a link for each of the first two people who has not enrolled yet, and ends earlier links. Returns undefined
 * once two superadmins exist; from then on operators invite each other in the console.
 */
export async function createFirstLinks({ random }: Pick<Deps, 'random'>, tx: Tx): Promise<Links | undefined> {
  await lockFirstOperators(tx)
  const { enrolled, superadmins } = await enrolledSoFar(tx)
  if (enrolled.length === places.length || superadmins >= places.length) return undefined
  const replaced = Number(await replaceLinks(tx))
  const until = new Date(tx.now.getTime() + VALID_MS)
  const links = []
  for (const place of places.filter((free) => enrolled.every((each) => each.place !== free))) {
    const [id, token] = [random.uuid(), random.token()]
    await insertLink(tx, { id, place, tokenHash: sha256(token), expiresAt: until })
    const after = { place, until: until.toISOString(), replaced }
    await recordAct(tx, { action: 'operators.first_link', target: { type: 'operator', id }, after })
    links.push({ place, token })
  }
  return { until, links, enrolled }
}

/**
 * The command `npm run operator -- first`. A person who can run a program with the exchange's secrets is trusted to
 * choose the first two operators. Returns the text to print, the only place in which the links appear.
 */
export async function firstLinksCommand(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const config = readConfig(env)
  const { db } = connect(config.DATABASE_URL, { max: 1, onError: () => undefined })
  try {
    await checkMigrated({ db })
    await checkKeys({ db }, config)
    const inTx = makeInTx(db, databaseClock, 'job:first_operators')
    const { value: made } = await inTx(async (tx) => ok(await createFirstLinks({ random: systemRandom }, tx)))
    if (made === undefined)
      throw new StartupError(
        'Two operators who may invite others exist already. From now on, two people make operators in the console, on its page Operators.',
      )
    return textOf(made, config.PUBLIC_URL)
  } finally {
    await db.destroy()
  }
}

const textOf = ({ until, links, enrolled }: Links, publicUrl: string): string =>
  [
    ...enrolled.map(({ place, name, email }) => `Person ${place} has enrolled: ${name} (${email}).`),
    `Each link is for one person and works once, in one browser, until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC. Earlier links have ended.`,
    ...links.map(({ place, token }) => `  person ${place}   ${new URL(`/console/first#${token}`, publicUrl).href}`),
    'Send each person their own link only. If a link says that another browser has opened it, run this command again.',
  ].join('\n')
