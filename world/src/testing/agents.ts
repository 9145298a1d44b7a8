import { agentsManage } from '@tessera/contract/partners/programmes/agents-manage.ts'
import { agents } from '@tessera/contract/partners/agents/agents.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { proof } from './direct-proof.sql.ts'
import { byTwo } from './by-two.ts'
import type { Person, TestExchange } from './exchange.ts'
import { freshKey } from './offering.ts'

type Shares = { readonly own: string; readonly parent?: string; readonly grand?: string }

/** Uploads a licence as the customer's own file. */
export async function licenceOf(exchange: TestExchange, who: Person): Promise<string> {
  const id = randomUUID()
  await sql`insert into upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at)
            values (${id}, ${`customer:${who.id}`}, 'attachment', 'licence.pdf', 'application/pdf', 1, '', ${id}, now())`.execute(
    exchange.deps.db,
  )
  return id
}

export const applyAsAgent = (
  exchange: TestExchange,
  who: Person,
  uploadId: string,
  parentCode?: string,
): Promise<ReplyOf<typeof agents.apply>> => {
  const licence = {
    type: 'introducer',
    number: 'IN-2040',
    authority: 'MAS',
    country: 'SG',
    expiresOn: '2040-01-01',
  } as const
  const about = { licence, uploadId, how: 'Seminars.', expectedClients: 20 }
  return exchange.api(agents, who).apply({ ...about, ...(parentCode !== undefined && { parentCode }) }, freshKey())
}

/** An agent that applied, passed the licence check and signed, but is not activated yet. */
export async function signedAgent(
  exchange: TestExchange,
  who: Person,
  parentCode?: string,
): Promise<ReplyOf<typeof agents.apply>> {
  const own = exchange.api(agents, who)
  const { id } = await applyAsAgent(exchange, who, await licenceOf(exchange, who), parentCode)
  const desk = exchange.api(agentsManage, await exchange.operator('compliance'))
  await desk.step({ id, event: 'check', reason: 'Taken.' }, freshKey())
  await desk.step({ id, event: 'pass', reason: 'Found in the register.' }, freshKey())
  const { contract } = await own.current({})
  const { version, sha256 } = contract
  const verifyToken = await proof(exchange.deps, who, 'sign_agent_contract', { version, sha256 })
  return own.sign({ contract: { version, sha256, accepted: true }, verifyToken }, freshKey())
}

/** Two people activate it with these shares; returns 'done' or the code of the refusal. */
export const activateByTwo = (exchange: TestExchange, id: string, terms: Shares): Promise<string> =>
  byTwo(exchange, {
    kind: 'agent_activation',
    subjectId: id,
    verdict: 'approve',
    roles: ['compliance', 'compliance'],
    proposal: terms,
  })

/** An agent that gets a fifth of its clients' fees by default. */
export async function activeAgent(
  exchange: TestExchange,
  who: Person,
  { above, terms = { own: '0.2' } }: { readonly above?: string; readonly terms?: Shares } = {},
): Promise<{ readonly who: Person; readonly id: string; readonly code: string }> {
  const { id } = await signedAgent(exchange, who, above)
  const done = await activateByTwo(exchange, id, terms)
  const { agent } = await exchange.api(agents, who).current({})
  if (agent?.code == null) throw new Error(`the agent is not active: ${done}`)
  return { who, id, code: agent.code }
}

export async function consentTo(exchange: TestExchange, who: Person, code: string): Promise<void> {
  const own = exchange.api(agents, who)
  const { version, sha256 } = (await own.find({ code })).consent
  await own.consent({ code, consent: { version, sha256, accepted: true } }, freshKey())
}

/** Advances the clock by this number of months, so that rewards counted today can be paid. */
export const passMonths = (exchange: TestExchange, months: number): void => exchange.passTime(months * 31 * DAY_MS)
