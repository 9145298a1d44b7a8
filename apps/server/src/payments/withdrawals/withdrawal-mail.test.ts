import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import { withdrawalMail } from '@tessera/contract/payments/withdrawals/withdrawal-mail.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal, codeWhenNotBusy } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { signingTeams } from '#testing/signing-team.ts'
import { freshKey, type Withdrawer, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { pauseWithdrawals } from '#access/withdrawal-pauses/pause-withdrawals.ts'
import { lapseUnconfirmed } from './lapse-unconfirmed.ts'

const DOLLAR = 1_000_000n
const FREE = { posted: 500n * DOLLAR, held: 0n }
const HELD = { posted: 500n * DOLLAR, held: 100n * DOLLAR }

let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const page = () => exchange.api(withdrawalMail)
const confirm = (token: string) => page().confirm({ token })

type RequestedWithdrawal = { readonly who: Withdrawer; readonly id: string; readonly token: string }
/** Returns a withdrawal of 100 from a balance of 500 whose email was sent but not answered. */
async function request(): Promise<RequestedWithdrawal> {
  const who = await flow.withdrawer(500n * DOLLAR)
  const id = await flow.ask(who, '100')
  return { who, id, token: await flow.secretOf(id) }
}
const mailsAbout = async (email: string) =>
  (
    await sql<{ params: Record<string, string> }>`
      select params from mail where recipient = ${email} and kind = 'withdrawal_confirmation' order by created_at`.execute(
      exchange.deps.db,
    )
  ).rows

test('WDR-20 shows the tag in the email and on the page of its link', async () => {
  const who = await flow.withdrawer(500n * DOLLAR, { tag: '104857' })
  const id = await flow.ask(who, '100')
  expect(await mailsAbout(who.email)).toMatchObject([{ params: { address: who.wallet, tag: '104857' } }])
  expect(await page().look({ token: await flow.secretOf(id) })).toMatchObject({ address: who.wallet, tag: '104857' })
})

test('WDR-19 holds a withdrawal for up to 24 hours until it is confirmed, and the email shows the whole address', async () => {
  const who = await flow.withdrawer(500n * DOLLAR)
  const made = await exchange.api(withdrawals, who).create(await flow.body(who, '100'), freshKey())
  expect(made).toMatchObject({ status: 'pending review', stage: 'email_confirm', cancellable: true })
  expect(Date.parse(made.confirmUntil ?? '') - Date.parse(made.time)).toBe(24 * HOUR_MS)
  expect(await exchange.tokenBalance(who.id)).toEqual(HELD)
  const params = { address: who.wallet, amount: '100.000000', receives: '99.000000', coin: 'tUSD' }
  expect(await mailsAbout(who.email)).toMatchObject([{ params }])
})

test('WDR-19 rejects a review before the withdrawal is confirmed by email', async () => {
  const { id, token } = await request()
  const desk = await exchange.operator('finance')
  expect((await exchange.api(approvals, desk).queue({ kind: 'withdrawal_review' })).rows).toEqual([])
  expect(await flow.review(id, 'approve')).not.toBe('done')
  await flow.sign()
  expect(await flow.stageOf(id)).toBe('email_confirm')
  const forced = sql`update withdrawal set status = 'review' where id = ${id}`.execute(exchange.deps.db)
  await expect(forced).rejects.toThrow(/confirmed_before_review/)
  await confirm(token)
  expect((await exchange.api(approvals, desk).queue({ kind: 'withdrawal_review' })).rows).toMatchObject([
    { subjectId: id },
  ])
})

test('WDR-19 an email scanner that fetches the link and its page confirms nothing', async () => {
  const { id, token, who } = await request()
  for (const url of [
    `/en_US/confirmWithdrawal?token=${token}`,
    `/en_US/confirmWithdrawal`,
    `/ex/api/v0/public/confirm_withdrawal?token=${token}`,
    `/ex/api/v0/public/disown_withdrawal?token=${token}`,
  ])
    for (const method of ['GET', 'HEAD'] as const) await exchange.server.app.inject({ method, url })
  expect(await page().look({ token })).toMatchObject({ address: who.wallet, amount: '100.000000', state: 'waiting' })
  expect(await flow.stageOf(id)).toBe('email_confirm')
})

test('WDR-19 a link confirms once, without a session, and a guessed or foreign secret does nothing', async () => {
  const [mine, other] = [await request(), await request()]
  const [id = '', secret = ''] = mine.token.split('.')
  const [otherId = ''] = other.token.split('.')
  for (const token of [`${id}.${'A'.repeat(secret.length)}`, `${otherId}.${secret}`, `${id}.`.padEnd(16, 'x')])
    for (const act of ['confirm', 'disown', 'look'] as const)
      expect(await codeOfRefusal(page()[act]({ token }))).toBe('WITHDRAWAL_LINK_EXPIRED')
  expect(await confirm(mine.token)).toMatchObject({ state: 'confirmed' })
  expect(await codeOfRefusal(confirm(mine.token))).toBe('WITHDRAWAL_LINK_EXPIRED')
  expect(await page().look({ token: mine.token })).toMatchObject({ state: 'confirmed' })
  expect([await flow.stageOf(mine.id), await flow.stageOf(other.id)]).toEqual(['review', 'email_confirm'])
})

test('rejects the confirmation of a cancelled withdrawal', async () => {
  const { who, id, token } = await request()
  await exchange.api(withdrawals, who).cancel({ id }, freshKey())
  expect(await codeOfRefusal(confirm(token))).toBe('WITHDRAWAL_LINK_EXPIRED')
  expect(await page().look({ token })).toMatchObject({ state: 'ended' })
  expect(await exchange.tokenBalance(who.id)).toEqual(FREE)
})

test('WDR-19 many concurrent confirmations confirm a withdrawal once', async () => {
  const { id, token } = await request()
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeWhenNotBusy(() => confirm(token))))
  expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(1)
  const { rows } = await sql`
    select 1 from transition where entity = 'withdrawal' and entity_id = ${id} and to_state = 'review'`.execute(
    exchange.deps.db,
  )
  expect(rows).toHaveLength(1)
})

test('WDR-19 executes only one of a concurrent confirmation and cancellation', async () => {
  const made = [await request(), await request(), await request(), await request()]
  for (const { who, id, token } of made) {
    await Promise.all([
      codeWhenNotBusy(() => confirm(token)),
      codeWhenNotBusy(() => exchange.api(withdrawals, who).cancel({ id }, freshKey())),
    ])
    // A confirmed withdrawal may still be cancelled, but a cancelled one must never be reviewed.
    const stage = await flow.stageOf(id)
    expect(await exchange.tokenBalance(who.id)).toEqual(stage === 'cancelled' ? FREE : HELD)
  }
})

test('WDR-19 of a confirmation and the concurrent end of the 24 hours only one takes effect', async () => {
  const made = [await request(), await request(), await request(), await request(), await request(), await request()]
  for (const [at, { who, id, token }] of made.entries()) {
    await sql`update withdrawal set confirm_by = now() + make_interval(secs => ${at * 0.01}) where id = ${id}`.execute(
      exchange.deps.db,
    )
    const [code] = await Promise.all([codeWhenNotBusy(() => confirm(token)), lapseUnconfirmed(exchange.deps)])
    await sql`update withdrawal set confirm_by = now() - interval '1 second' where id = ${id} and confirmed_at is null`.execute(
      exchange.deps.db,
    )
    await lapseUnconfirmed(exchange.deps)
    const isConfirmed = code === 'SUCCESS'
    expect([code, await flow.stageOf(id)]).toEqual(
      isConfirmed ? ['SUCCESS', 'review'] : ['WITHDRAWAL_LINK_EXPIRED', 'lapsed'],
    )
    expect(await exchange.tokenBalance(who.id)).toEqual(isConfirmed ? HELD : FREE)
  }
})

test('WDR-09 rejects the confirmation if withdrawals were paused or the account was frozen after the request', async () => {
  const [paused, frozen] = [await request(), await request()]
  await exchange.deps.inTx('test')(async (tx) =>
    ok(await pauseWithdrawals(tx, paused.who.id, 'login_password_changed')),
  )
  await exchange.api(freezes, frozen.who).freezeAccount({})
  expect(await codeOfRefusal(confirm(paused.token))).toBe('WITHDRAWAL_FROZEN')
  expect(await codeOfRefusal(confirm(frozen.token))).toBe('ACCOUNT_FROZEN')
  for (const { id, who } of [paused, frozen]) {
    expect(await flow.stageOf(id)).toBe('email_confirm')
    expect(await exchange.tokenBalance(who.id)).toEqual(HELD)
  }
})

test('WDR-19 "This was not me" cancels the withdrawal and freezes the account, once', async () => {
  const { who, id, token } = await request()
  await page().disown({ token })
  expect(await flow.stageOf(id)).toBe('cancelled')
  expect(await exchange.tokenBalance(who.id)).toEqual(FREE)
  expect(await codeOfRefusal(exchange.api(withdrawals, who).get({ id }))).toBe('UNAUTHORIZED')
  for (const act of ['confirm', 'disown', 'look'] as const)
    expect(await codeOfRefusal(page()[act]({ token }))).toBe('WITHDRAWAL_LINK_EXPIRED')
})

test('WDR-19 does not sign a withdrawal that its owner disowns after approval', async () => {
  const { who, id } = await flow.approved()
  await page().disown({ token: await flow.secretOf(id) })
  await flow.sign()
  expect([await flow.stageOf(id), await flow.signerRefusal(id)]).toEqual(['approved', 'standing_lost'])
  expect(await exchange.tokenBalance(who.id)).toEqual(HELD)
})

test('WDR-19 does not sign a disowned withdrawal after two people unfroze the account', async () => {
  const { who, id } = await flow.approved()
  await page().disown({ token: await flow.secretOf(id) })
  const unfreezing = {
    kind: 'customer_standing',
    subjectId: who.id,
    verdict: 'approve',
    proposal: { event: 'thaw' },
  } as const
  expect(await byTwo(exchange, { ...unfreezing, roles: ['compliance', 'compliance'] })).toBe('done')
  await flow.sign()
  expect([await flow.stageOf(id), await flow.signerRefusal(id)]).toEqual(['approved', 'standing_lost'])
  expect(await flow.recall(id, 'refuse')).toBe('done')
  expect(await exchange.tokenBalance(who.id)).toEqual(FREE)
})

test("WDR-19 does not sign a withdrawal that a company's person disowned, although the company stays active", async () => {
  const teams = signingTeams(exchange)
  const { owner, payer } = await teams.team()
  const { id } = await teams.create(payer, '100')
  await flow.confirm(id)
  expect(await flow.review(id, 'approve')).toBe('done')
  await page().disown({ token: await flow.secretOf(id) })
  await flow.sign()
  expect([await flow.stageOf(id), await flow.signerRefusal(id)]).toEqual(['approved', 'standing_lost'])
  expect(await exchange.tokenBalance(owner.id)).toEqual(HELD)
})

test("WDR-19 rejects the confirmation by a company's person who may no longer pay", async () => {
  const teams = signingTeams(exchange)
  const { payer } = await teams.team()
  const { id } = await teams.create(payer, '100')
  const token = await flow.secretOf(id)
  await sql`update member set roles = '{administer}' where login_id = ${payer.id}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(confirm(token))).toBe('WITHDRAWAL_LINK_EXPIRED')
  expect(await flow.stageOf(id)).toBe('email_confirm')
  await sql`update member set roles = '{pay}' where login_id = ${payer.id}`.execute(exchange.deps.db)
  expect(await confirm(token)).toMatchObject({ state: 'confirmed' })
})

test('the withdrawal of an account without email goes to review at once, because its code went to a phone', async () => {
  const who = await flow.withdrawer(500n * DOLLAR)
  await sql`update customer set email_lost = true where id = ${who.id}`.execute(exchange.deps.db)
  const id = await flow.ask(who, '100')
  expect(await flow.stageOf(id)).toBe('review')
  expect(await mailsAbout(who.email)).toEqual([])
})

test('sends the email again after a minute, at most five times, and every link stays valid', async () => {
  const { who, id, token } = await request()
  const resend = () => codeOfRefusal(exchange.api(withdrawalMail, who).resend({ id }))
  expect(await resend()).toBe('WITHDRAWAL_MAIL_TOO_SOON')
  const older = () =>
    sql`update withdrawal_mail set sent_at = sent_at - interval '61 seconds' where withdrawal_id = ${id}`
  for (let sent = 1; sent < 5; sent++) {
    await older().execute(exchange.deps.db)
    await exchange.api(withdrawalMail, who).resend({ id })
  }
  await older().execute(exchange.deps.db)
  expect(await resend()).toBe('WITHDRAWAL_MAIL_LIMIT')
  expect(await mailsAbout(who.email)).toHaveLength(5)
  await confirm(token)
  expect(await codeOfRefusal(confirm(await flow.secretOf(id)))).toBe('WITHDRAWAL_LINK_EXPIRED')
  expect(await resend()).toBe('WITHDRAWAL_WRONG_STATUS')
})

test('an unconfirmed withdrawal lapses after 24 hours, money and limit return, and the customer is notified', async () => {
  const { who, id } = await request()
  await lapseUnconfirmed(exchange.deps)
  expect(await flow.stageOf(id)).toBe('email_confirm')
  exchange.passTime(24 * HOUR_MS)
  await lapseUnconfirmed(exchange.deps)
  expect(await exchange.api(withdrawals, who).get({ id })).toMatchObject({ stage: 'lapsed', status: 'rejected' })
  expect(await exchange.tokenBalance(who.id)).toEqual(FREE)
  const { rows } =
    await sql`select 1 from message where customer_id = ${who.id} and kind = 'withdrawal_lapsed'`.execute(
      exchange.deps.db,
    )
  expect(rows).toHaveLength(1)
})
