import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { type RawBuilder, sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CHAIN, chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import type { Person } from '#testing/exchange.ts'
import { type Device, device } from '#world/people/software-passkey.ts'
import { paidOnce, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'

type Signer = Person & { readonly device: Device }
type Proposed = ReplyOf<typeof approvals.propose>
type Signature = Pick<InputOf<typeof approvals.propose>, 'requestId' | 'credential'>

const SUBJECT = `${COIN}/${CHAIN}`
const devices = [device(), device(), device()] as const
let exchange: ChainExchange
let flow: Withdrawing
let [ana, bo, cem]: Signer[] = []

beforeAll(async () => {
  const pinned = devices.slice(0, 2).map(({ id, publicKey }, at) => `person-${at}:${id}:${publicKey}`)
  exchange = await chainExchange(1_000_000_000_000n, undefined, {
    SIGNER_PASSKEYS: pinned.join(),
    SIGNER_UNSIGNED_CAPS: 'tUSD:6:50',
  })
  flow = withdrawing(exchange)
  ;[ana, bo, cem] = await Promise.all(devices.map(operatorWith))
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const keyOf = ({ publicKey }: Device) => Buffer.from(publicKey, 'base64url')
/** Returns an operator with a passkey of this device. */
async function operatorWith(own: Device): Promise<Signer> {
  const person = await exchange.operator('superadmin')
  await sql`
    insert into operator_passkey (id, operator_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at)
    values (${randomUUID()}, ${person.id}, ${own.id}, ${keyOf(own)}, 0, '{}', 'Key', false, now())`.execute(
    exchange.deps.db,
  )
  return { ...person, device: own }
}
function people(): [Signer, Signer, Signer] {
  if (ana === undefined || bo === undefined || cem === undefined) throw new Error('the operators are not ready')
  return [ana, bo, cem]
}

const network = (withdrawMaximum: string): Setting<'network'> => ({
  mint: exchange.chain.faucet.mint,
  depositOpen: true,
  depositMinimum: '1',
  confirmations: 8,
  withdrawOpen: true,
  withdrawMinimum: '10',
  withdrawMaximum,
  feeMode: 'fixed',
  withdrawFee: '1',
  feeMinimum: '0',
  feeMargin: 0,
  memo: 'optional',
})
const answer = (
  { device: own }: Signer,
  options: Parameters<Device['answer']>[0],
  faults: Parameters<Device['answer']>[1] = {},
) => own.answer(options, { userHandle: 'AQID', ...faults })

type When = { readonly from?: string; readonly with?: Signature }
/** Proposes a cap, with the maker's passkey if it is required. */
async function propose(maker: Signer, cap: string, { from, with: given }: When = {}): Promise<Proposed> {
  const change = { area: 'network' as const, values: { ...network(cap) }, effectiveFrom: from ?? null }
  const { signing } = given
    ? { signing: null }
    : await exchange.api(settings, maker).signProposal({ ...change, subject: SUBJECT })
  const own = signing && { requestId: signing.requestId, credential: answer(maker, signing.options) }
  return exchange.api(approvals, maker).propose({
    kind: 'setting',
    subjectId: `network:${SUBJECT}`,
    verdict: 'approve',
    reason: 'a test',
    proposal: { act: 'change', ...change },
    ...(given ?? own),
  })
}
async function confirm(checker: Signer, { id, contentHash }: Proposed, credential?: Signature['credential']) {
  const { options } =
    credential === undefined
      ? await exchange.api(settings, checker).signConfirmation({ requestId: id })
      : { options: null }
  return decide(checker, { id, contentHash }, credential ?? (options === null ? undefined : answer(checker, options)))
}
const decide = (
  checker: Signer,
  { id: requestId, contentHash }: Pick<Proposed, 'id' | 'contentHash'>,
  credential?: Signature['credential'],
) =>
  exchange
    .api(approvals, checker)
    .decide({ requestId, verdict: 'approve', contentHash, note: 'agreed', ...(credential && { credential }) })
const agree = async (cap: string, when: When = {}) => {
  const [maker, checker] = people()
  await confirm(checker, await propose(maker, cap, when))
}

/** Returns the signer's refusal of a withdrawal of which 99 would arrive, or 'paid once'. */
async function resultNow(): Promise<string> {
  // The maximum of the API is a column that an intruder can raise.
  await exchange.asOwner(sql`update coin_network set withdraw_max = 1000000000`)
  const w = await flow.approved()
  await flow.sign()
  const why = await flow.signerRefusal(w.id)
  if (why !== null) return (await flow.recall(w.id, 'refuse')) === 'done' ? why : 'not given back'
  await flow.finish(w.id)
  return isDeepStrictEqual(await flow.outcome(w), paidOnce) ? 'paid once' : 'not paid once'
}
/** Returns the result of a withdrawal while the database is in the state that an intruder left. */
async function resultAfter(intrusion: RawBuilder<unknown>, undo: RawBuilder<unknown>): Promise<string> {
  await exchange.asOwner(intrusion)
  const result = await resultNow()
  await exchange.asOwner(undo)
  return result
}

test('WDR-12 the old cap applies, whatever an intruder writes to the database', async () => {
  const [maker, checker] = people()
  await agree('60')
  await decide(checker, await propose(maker, '55', { with: {} }))
  const newest = sql`(select max(version) from setting_version where area = 'network')`
  const content = (cap: string) => sql`
    update setting_version set content = jsonb_set(content, '{withdrawMaximum}', to_jsonb(${cap}::text))
     where area = 'network' and version = ${newest}`
  const agreed = (cap: string) => sql`
    update approval_request set content = jsonb_set(content, '{after,withdrawMaximum}', to_jsonb(${cap}::text))
     where id = (select request_id from setting_version where area = 'network' and version = ${newest})`
  expect(await resultNow()).toBe('cap_unsigned')
  // A trigger protects applied versions, but the owner of the tables can disable it.
  await exchange.asOwner(sql`alter table setting_version disable trigger all`)
  expect(await resultAfter(content('500'), content('55'))).toBe('cap_unsigned')
  await exchange.asOwner(content('500'))
  expect(await resultAfter(agreed('500'), agreed('55'))).toBe('cap_unsigned')
  await exchange.asOwner(content('55'))
  // The signatures of the last raise, copied to the version that lowered the cap.
  const signatures = sql`
    insert into approval_signature
    select (select request_id from setting_version where area = 'network' and version = ${newest}), s.operator_id, s.credential_id,
           s.client_data, s.authenticator_data, s.signature, s.at
      from approval_signature s where s.request_id = (
        select request_id from setting_version v where v.area = 'network' and exists (
          select 1 from approval_signature x where x.request_id = v.request_id) order by v.version desc limit 1)`
  await exchange.asOwner(content('500'))
  await exchange.asOwner(agreed('500'))
  const copied = sql`delete from approval_signature where request_id = (select request_id from setting_version where area = 'network' and version = ${newest})`
  expect(await resultAfter(signatures, copied)).toBe('cap_unsigned')
  await exchange.asOwner(agreed('55'))
  await exchange.asOwner(content('55'))
  await exchange.asOwner(sql`alter table setting_version enable trigger all`)
  expect(await resultNow()).toBe('cap_unsigned')
})

test('WDR-12 pays above the unsigned cap only after two people signed a raise with their passkeys', async () => {
  // The network of the test was written by SQL, with a maximum of 1,000 that nobody signed.
  expect(await resultNow()).toBe('cap_unsigned')
  await agree('99')
  expect(await resultNow()).toBe('paid once')
})

test('WDR-12 lowers the cap at once without passkeys, and raises it again only with them', async () => {
  const [maker, checker] = people()
  const lower = await propose(maker, '98', { with: {} })
  await decide(checker, lower)
  expect(await resultNow()).toBe('cap_unsigned')
  await agree('100')
  expect(await resultNow()).toBe('paid once')
})

test('WDR-12 trusts its own public keys, not those of the database', async () => {
  const [maker, checker, stranger] = people()
  const swapped = { ...checker, device: stranger.device }
  await exchange.asOwner(
    sql`update operator_passkey set public_key = ${keyOf(stranger.device)} where operator_id = ${checker.id}`,
  )
  const request = await propose(maker, '120')
  const { options } = await exchange.api(settings, checker).signConfirmation({ requestId: request.id })
  if (options === null) throw new Error('the raise needs no signature')
  const forged = { ...answer(swapped, options), id: checker.device.id }
  await expect(confirm(checker, request, forged)).rejects.toMatchObject({ code: 'PASSKEY_FAILED' })
  await confirm(checker, request)
  expect(await resultNow()).toBe('paid once')
})

test('refuses a raise by an operator whose passkeys the signer does not trust, as maker and as checker', async () => {
  const [maker, , stranger] = people()
  await expect(propose(stranger, '130')).rejects.toMatchObject({ code: 'SETTING_PASSKEY_UNTRUSTED' })
  await expect(propose(stranger, '130', { with: {} })).rejects.toMatchObject({ code: 'SETTING_PASSKEY_UNTRUSTED' })
  const request = await propose(maker, '130')
  await expect(confirm(stranger, request)).rejects.toMatchObject({ code: 'SETTING_PASSKEY_UNTRUSTED' })
  await exchange.api(approvals, maker).cancel({ requestId: request.id })
})

test('refuses a raise without a signature, with one for another change, and from a device that did not verify its user', async () => {
  const [maker, checker] = people()
  await expect(propose(maker, '140', { with: {} })).rejects.toMatchObject({ code: 'SETTING_PASSKEY_NEEDED' })
  const change = { area: 'network' as const, subject: SUBJECT, values: { ...network('141') }, effectiveFrom: null }
  const { signing } = await exchange.api(settings, maker).signProposal(change)
  if (signing === null) throw new Error('the raise needs no signature')
  const { requestId, options } = signing
  const failed = { code: 'PASSKEY_FAILED' }
  for (const credential of [
    answer(maker, options),
    answer(maker, { ...options, challenge: 'AAAA' }),
    answer(checker, options),
  ])
    await expect(propose(maker, '142', { with: { requestId, credential } })).rejects.toMatchObject(failed)
  for (const faults of [{ unverified: true }, { origin: 'http://localhost:3001' }, { rpId: 'elsewhere' }])
    await expect(
      propose(maker, '141', { with: { requestId, credential: answer(maker, options, faults) } }),
    ).rejects.toMatchObject(failed)
  const request = await propose(maker, '141', { with: { requestId, credential: answer(maker, options) } })
  await expect(decide(checker, request)).rejects.toMatchObject({ code: 'SETTING_PASSKEY_NEEDED' })
  await exchange.api(approvals, maker).cancel({ requestId: request.id })
})

test('WDR-12 pays by a planned raise only from its signed date on', async () => {
  const [maker, checker] = people()
  await decide(checker, await propose(maker, '70', { with: {} }))
  await agree('200', { from: new Date(exchange.deps.clock(new Date()).getTime() + HOUR_MS).toISOString() })
  expect(await resultNow()).toBe('cap_unsigned')
  const earlier = (by: string) => sql`
    update setting_version set effective_from = effective_from + ${by}::interval
     where area = 'network' and content->>'withdrawMaximum' = '200'`
  await exchange.asOwner(sql`alter table setting_version disable trigger all`)
  expect(await resultAfter(earlier('-1 hour'), earlier('1 hour'))).toBe('cap_unsigned')
  await exchange.asOwner(sql`alter table setting_version enable trigger all`)
  exchange.passTime(HOUR_MS + 1000)
  expect(await resultNow()).toBe('paid once')
})
