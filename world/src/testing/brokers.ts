import { agentsManage } from '@tessera/contract/partners/programmes/agents-manage.ts'
import { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { proof } from './direct-proof.sql.ts'
import { activateByTwo, licenceOf } from './agents.ts'
import type { TestKey } from './api-keys.ts'
import { companyOwner } from './company-people.ts'
import type { Person, TestExchange } from './exchange.ts'
import { freshKey } from './offering.ts'

/** A company that applied, passed the licence check and signed, but is not activated yet. */
export async function openedBroker(exchange: TestExchange, who: Person): Promise<ReplyOf<typeof brokers.apply>> {
  const own = exchange.api(brokers, who)
  const licence = {
    type: 'securities_dealing',
    number: 'CMS-100',
    authority: 'MAS',
    country: 'SG',
    expiresOn: '2040-01-01',
  } as const
  const uploadId = await licenceOf(exchange, who)
  const evidenceIds = [await licenceOf(exchange, who)]
  const { id } = await own.apply({ licence, uploadId, evidenceIds, how: 'By API.', expectedClients: 5 }, freshKey())
  const desk = exchange.api(agentsManage, await exchange.operator('compliance'))
  await desk.step({ id, event: 'check', reason: 'Taken.' }, freshKey())
  await desk.step({ id, event: 'pass', reason: 'Found in the register.' }, freshKey())
  const { contract } = await own.current({})
  const { version, sha256 } = contract
  const verifyToken = await proof(exchange.deps, who, 'sign_broker_contract', { version, sha256 })
  return own.sign({ contract: { version, sha256, accepted: true }, verifyToken }, freshKey())
}

export type Broker = { readonly who: Person; readonly id: string; readonly code: string }

/** A broker that gets a quarter of the fees of its orders by default. */
export async function activeBroker(exchange: TestExchange, own = '0.25'): Promise<Broker> {
  const who = await companyOwner(exchange)
  const { id } = await openedBroker(exchange, who)
  const done = await activateByTwo(exchange, id, { own })
  const { broker } = await exchange.api(brokers, who).current({})
  if (broker?.code == null) throw new Error(`the broker is not active: ${done}`)
  return { who, id, code: broker.code }
}

/** Gives a broker a power of attorney for a sub-account, like the screen. */
export async function grantTo(
  exchange: TestExchange,
  client: Person,
  { code, subAccountId }: { readonly code: string; readonly subAccountId: string },
): Promise<ReplyOf<typeof brokers.grant>> {
  const own = exchange.api(brokers, client)
  const { broker, power } = await own.find({ code })
  const { version, sha256 } = power
  const payload = { broker: broker.number, subAccountId, version, sha256 }
  const verifyToken = await proof(exchange.deps, client, 'grant_broker_power', payload)
  return own.grant({ code, subAccountId, power: { version, sha256, accepted: true }, verifyToken }, freshKey())
}

/** Creates a key of a broker for the account of a client, with its waiting period over. */
export async function brokerKey(exchange: TestExchange, broker: Person, accountId: string): Promise<TestKey> {
  const newKey = { accountId, label: `K${randomUUID().slice(0, 8)}`, ips: '127.0.0.1' }
  const verifyToken = await proof(exchange.deps, broker, 'create_broker_key', { ...newKey, publicKey: '' })
  const { apiKey, secret, key } = await exchange.api(brokers, broker).createKey({ ...newKey, verifyToken })
  await sql`update api_key set acts_from = '2026-01-01' where id = ${key.id}`.execute(exchange.deps.db)
  return { id: key.id, apiKey, secret: secret ?? '' }
}
