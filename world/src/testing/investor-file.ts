import { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import type { AppliedClass } from '@tessera/domain/identity/investor-classes/evidence.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { randomUUID } from 'node:crypto'
import { byTwo } from './by-two.ts'
import { uploadPaper } from './company-file.ts'
import type { Person, TestExchange } from './exchange.ts'

const clientOf = (exchange: TestExchange, as: Person) => exchange.api(investorClasses, as)
type Body = Parameters<ReturnType<typeof clientOf>['apply']>[0]
const once = () => ({ idempotencyKey: randomUUID() })

/**
 * A complete application: income above the threshold for `ai`, an exam for `ei`, one file of evidence, the current
 * notice.
 */
export async function applicationOf(exchange: TestExchange, as: Person, applied: AppliedClass = 'ai'): Promise<Body> {
  const { notices } = await clientOf(exchange, as).current({})
  const notice = notices.find((each) => each.class === applied)
  assert(notice, 'the class has no notice')
  const consent = { version: notice.version, sha256: notice.sha256 }
  const uploads = [await uploadPaper(exchange, as)]
  return applied === 'ai'
    ? { class: 'ai', ground: 'income', worth: { income: 320_000 }, uploads, consent }
    : { class: 'ei', ground: 'exam', statement: 'CFA charterholder since 2019', uploads, consent }
}

/** Sends a complete application; returns its id. */
export async function applyFor(exchange: TestExchange, as: Person, applied: AppliedClass = 'ai'): Promise<string> {
  const { newest } = await clientOf(exchange, as).apply(await applicationOf(exchange, as, applied), once())
  assert(newest, 'the sent application cannot be read')
  return newest.id
}

export const decideClass = (
  exchange: TestExchange,
  subjectId: string,
  verdict: 'approve' | 'refuse' = 'approve',
): Promise<string> =>
  byTwo(exchange, {
    kind: 'investor_class',
    subjectId,
    verdict,
    roles: ['compliance', 'compliance'],
    reasonCode: 'below_threshold',
  })

/** Two operators grant a class that the customer applied for; returns the application. */
export async function grantClass(exchange: TestExchange, as: Person, applied: AppliedClass = 'ai'): Promise<string> {
  const id = await applyFor(exchange, as, applied)
  const done = await decideClass(exchange, id)
  assert(done === 'done', `two people did not grant the class: ${done}`)
  return id
}
