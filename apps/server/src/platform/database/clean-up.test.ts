import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_ROLE } from '#testing/database.ts'
import { type AccessExchange, accessExchange, password } from '#testing/access.ts'
import { makeKey, send, sign } from '#testing/api-keys.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { newCoins } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import { qrLogins } from '@tessera/contract/access/qr-logins/qr-logins.ts'
import { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { kycHandovers } from '@tessera/contract/identity/kyc-handovers/kyc-handovers.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { DAY_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { saveDraft } from '#testing/company-file.ts'
import { mailedLink, openLinkOf, sendPersonPhoto } from '#testing/person-link.ts'
import { openOnPhone, sendPhoto } from '#testing/phone-photos.ts'
import { cleanUp } from './clean-up.sql.ts'
import { movesMoney, ofClosedAccounts, ofMinutes, retention } from './retention.sql.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const count = async (table: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(exchange.deps.db)).rows[0]?.n ??
  -1
/** Rules for technical rows. Other tests cover personal data and published data. */
const technicalRules = retention.filter(({ keep, unchanging }) => !keep.endsWith('years') && unchanging !== true)
const counts = async (): Promise<Record<string, number>> =>
  Object.fromEntries(await Promise.all(technicalRules.map(async ({ table }) => [table, await count(table)] as const)))

test('deletes only expired rows, table by table', async () => {
  const { email } = await exchange.account()
  await exchange.api(sessions).login({ account: email, password })
  await exchange
    .api(sessions)
    .login({ account: email, password: 'wrong pass 1' })
    .catch(() => undefined)
  await sql`insert into idempotency (owner, scope, key, body_hash, at) values ('customer:1', 'ex/x', 'key-of-mine', '', now())`.execute(
    exchange.deps.db,
  )
  const operator = await exchange.operator('support')
  await sql`insert into operator_ticket (token_hash, operator_id, created_at, expires_at) values ('x', ${operator.id}, now(), now())`.execute(
    exchange.deps.db,
  )
  await sql`insert into first_operator_link (id, place, token_hash, created_at, expires_at)
            values (gen_random_uuid(), 1, 'x', now() - interval '1 hour', now())`.execute(exchange.deps.db)
  const key = await makeKey(exchange, await exchange.customer())
  await send(exchange, sign(key, transfers.list, {}))
  await sql`insert into listen_key (id, token_hash, api_key_id, created_at, expires_at)
            values (gen_random_uuid(), '', ${key.id}, now(), now())`.execute(exchange.deps.db)
  await sql`insert into authenticator_setup (customer_id, secret_sealed, expires_at)
            select id, '', now() from customer where email = ${email}`.execute(exchange.deps.db)
  await sql`insert into sms (id, phone, prefix, channel, lang, kind, params, requested_by, created_at)
            values (gen_random_uuid(), '+6591234567', '+65912', 'sms', 'en_US', 'login_code', '{}', 'owner', now())`.execute(
    exchange.deps.db,
  )
  await sql`insert into recipient_lookup (customer_id, target_hash, at)
            select id, ${'a'.repeat(64)}, now() from customer where email = ${email}`.execute(exchange.deps.db)
  await sql`insert into agent_export (id, customer_id, programme, lang, requested_at)
            select gen_random_uuid(), id, 'agent', 'en_US', now() from customer where email = ${email}`.execute(
    exchange.deps.db,
  )
  await sql`insert into personal_data_export (id, customer_id, lang, requested_at)
            select gen_random_uuid(), id, 'en_US', now() from customer where email = ${email}`.execute(exchange.deps.db)
  await sql`insert into myinfo_prefill (id, customer_id, data_sealed, fetched_at, expires_at)
            select gen_random_uuid(), id, '', now(), now() + interval '1 minute' from customer where email = ${email}`.execute(
    exchange.deps.db,
  )
  await sql`insert into vendor_attempt (id, customer_id, session_id, vendor, state_hash, secrets_sealed, started_at, expires_at)
            select gen_random_uuid(), id, gen_random_uuid(), 'singpass', 'x', '', now(), now() from customer where email = ${email}`.execute(
    exchange.deps.db,
  )
  await sql`insert into field_nonce (nonce, expires_at) values ('n', now())`.execute(exchange.deps.db)
  await sql`insert into member_invitation (id, account_id, email, name, roles, lang, invited_by, created_at, expires_at)
            select gen_random_uuid(), id, email, '', '{}', 'en_US', id, now() - interval '1 hour', now() from customer where email = ${email}`.execute(
    exchange.deps.db,
  )
  await sql`with endpoint as (
              insert into webhook_endpoint (id, customer_id, slot, url, events, secret_sealed, status, created_at, status_at)
              select gen_random_uuid(), id, 1, 'https://hooks.example', '{deposit.credited}', '', 'active', now(), now()
                from customer where email = ${email} returning id, customer_id),
            event as (
              insert into webhook_event (id, customer_id, type, data, created_at)
              select gen_random_uuid(), customer_id, 'deposit.credited', '{}', now() from endpoint returning id)
            insert into webhook_delivery (id, endpoint_id, event_id, status, created_at)
            select gen_random_uuid(), endpoint.id, event.id, 'delivered', now() from endpoint, event`.execute(
    exchange.deps.db,
  )
  await exchange.api(passwordResets).begin({ account: email, captcha: await exchange.captcha('reset') })
  await exchange.api(qrLogins).create({})
  await sql`insert into sumsub_event (id, digest, body_sealed, received_at, outcome, handled_at)
            values (gen_random_uuid(), 'x', '', now(), 'ignored', now())`.execute(exchange.deps.db)
  const newcomer = await exchange.customer({ kyc: 'unknown' })
  const { url } = await exchange.api(kycHandovers, newcomer).create({ flow: 'personal', items: ['front'] })
  await sendPhoto(exchange, await openOnPhone(exchange, url), 'front')
  const company = await exchange.customer({ kyc: 'unknown' })
  const person = await openLinkOf(exchange, await mailedLink(exchange, company, await saveDraft(exchange, company)))
  await sendPersonPhoto(exchange, person, 'front')
  await sql`update company_person_link set expires_at = now() - interval '3 days'`.execute(exchange.deps.db)
  await sql`insert into single_act (id, login_id, account_id, kind, value, at)
            select gen_random_uuid(), id, id, 'money', 1, now() from customer where email = ${email}`.execute(
    exchange.deps.db,
  )
  await exchange.coin('AURB', 'token', 0)
  await exchange.coin('tUSD', 'crypto', 6)
  await sql`with market as (
              insert into market (symbol, base, quote, tick, lot, min_value, max_value, maker_fee_ppm, taker_fee_ppm, band_ppm, listing_price, status, listed_at)
              values ('AURB-tUSD', 'AURB', 'tUSD', 10000, 1, 1, 1000000, 0, 0, 200000, 12500000, 'open', now()) returning symbol)
            insert into price_alert (id, customer_id, market, side, price, after_seq, created_at, reached_seq, reached_price, reached_at)
            select gen_random_uuid(), c.id, market.symbol, 'above', 1, 1, now(), 2, 1, now() from customer c, market where c.email = ${email}`.execute(
    exchange.deps.db,
  )
  await exchange.api(passkeys).loginOptions({})
  const before = await counts()
  expect(Object.values(before).filter((n) => n < 1)).toEqual([])
  await cleanUp(exchange.deps)
  expect(await counts()).toEqual(before)
  exchange.passTime(3 * MINUTE_MS)
  expect(await cleanUp(exchange.deps, ofMinutes)).toEqual({ api_request: before['api_request'], myinfo_prefill: 1 })
  expect(await counts()).toEqual({ ...before, api_request: 0, myinfo_prefill: 0 })
  exchange.passTime(2 * DAY_MS)
  await cleanUp(exchange.deps)
  expect(await counts()).toMatchObject({
    idempotency: before['idempotency'],
    rate_limit: 0,
    verify_token: 0,
    login_ticket: 0,
    password_reset: 0,
    qr_login: 0,
    vendor_attempt: 0,
    myinfo_prefill: 0,
    sumsub_event: 1,
    kyc_handover: 1,
    kyc_handover_photo: 0,
    company_person_photo: 0,
    single_act: 0,
    passkey_challenge: 0,
    field_key: 1,
    field_nonce: 0,
    captcha_answer: 0,
    operator_ticket: 0,
    first_operator_link: 1,
    api_request: 0,
    listen_key: 0,
    code_challenge: before['code_challenge'],
    password_budget: 0,
    recipient_lookup: 0,
    authenticator_setup: 0,
    mail: before['mail'],
    sms: 1,
  })
  exchange.passTime(29 * DAY_MS)
  await cleanUp(exchange.deps)
  expect(await counts()).toMatchObject({ idempotency: 0, code_challenge: 0, mail: before['mail'] })
  expect(await counts()).toMatchObject({ first_operator_link: 0, kyc_handover: 0, kyc_handover_photo: 0 })
  expect(await counts()).toMatchObject({ webhook_delivery: 0, webhook_event: 0 })
  exchange.passTime(60 * DAY_MS)
  await cleanUp(exchange.deps)
  expect(await count('mail')).toBe(0)
  expect(await count('price_alert')).toBe(0)
  expect(await count('sumsub_event')).toBe(0)
  expect(await count('sms')).toBe(0)
  expect(await count('login_event')).toBeGreaterThan(0)
})

test('deletes more than one batch in one run, and keeps a code that a ticket still refers to', async () => {
  await sql`insert into idempotency (owner, scope, key, body_hash, at)
            select 'customer:1', 'ex/x', 'key-number-' || n, '', now() - interval '31 days' from generate_series(1, 2500) n`.execute(
    exchange.deps.db,
  )
  const { email } = await exchange.account()
  await exchange.api(sessions).login({ account: email, password })
  await sql`update code_challenge set created_at = now() - interval '9 days'`.execute(exchange.deps.db)
  await sql`update login_ticket set expires_at = now() + interval '400 days'`.execute(exchange.deps.db)
  expect((await cleanUp(exchange.deps))['idempotency']).toBe(2500)
  const { rows } = await sql`
    select 1 from login_ticket t join code_challenge c on c.id = t.challenge_id where c.target = ${email}`.execute(
    exchange.deps.db,
  )
  expect(rows).toHaveLength(1)
})

test('never cleans a table of history', async () => {
  const owner = new pg.Client(exchange.database.ownerUrl)
  await owner.connect()
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and not has_table_privilege($1, c.oid, 'delete')
        and not has_table_privilege($1, c.oid, 'update')`,
    [APP_ROLE],
  )
  await owner.end()
  expect(rows.length).toBeGreaterThan(8)
  const cleaned = [...retention, ...ofClosedAccounts]
  expect(cleaned.filter(({ table }) => rows.some(({ name }) => name === table))).toEqual([])
})

test('P3 remembers an idempotency key for a month, and forever where money moved under it', async () => {
  await exchange.deps.inTx('test')(async (tx) => {
    for (const scope of [...movesMoney, 'ex/api/v1/withdrawals/cancel'])
      for (const days of [29, 31])
        await sql`insert into idempotency (owner, scope, key, body_hash, at)
                  values ('customer:p3', ${scope}, ${`key-of-${days}`}, '', ${new Date(tx.now.getTime() - days * DAY_MS)})`.execute(
          tx.db,
        )
    return ok({})
  })
  await cleanUp(exchange.deps)
  const { rows } = await sql<{ scope: string; n: number }>`
    select scope, count(*)::int as n from idempotency where owner = 'customer:p3' group by 1`.execute(exchange.deps.db)
  expect(new Map(rows.map(({ scope, n }) => [scope, n]))).toEqual(
    new Map([...movesMoney.map((scope) => [scope, 2] as const), ['ex/api/v1/withdrawals/cancel', 1]]),
  )
  // The paths of all served rows.
  const paths = [
    withdrawals.create,
    payouts.create,
    transfers.create,
    internalTransfers.create,
    subAccounts.transfer,
    subscriptions.create,
    newCoins.purchase,
    fiatOrders.create,
    otcAds.create,
    otcDeals.take,
    otcDeals.release,
  ]
  expect(movesMoney.slice(1)).toEqual(paths.map(({ path }) => path))
  const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`
    explain select 1 from idempotency where at < now() and not (${sql.raw(retention[0]?.unless ?? '')})`.execute(
    exchange.deps.db,
  )
  expect(plan.map((row) => row['QUERY PLAN']).join()).toContain('idempotency_at')
})
