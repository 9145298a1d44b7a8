import { customerSettings } from '@tessera/contract/access/security/customer-settings.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { type AccessExchange, accessExchange, codeOfRefusal } from '#testing/access.ts'
import { givePhone } from '#testing/phones.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const settings = (who: { token: string }) => exchange.api(customerSettings, who)

test('colour, fee coin and email settings apply on every device, and the phrase shows only its first letter', async () => {
  const who = await exchange.customer()
  const own = settings(who)
  await own.setColorMode({ colorMode: 'red-up' })
  await own.updateFeeCoinOpen({ open: true })
  await own.setMailsOff({ mailsOff: ['trade', 'trade', 'invest'] })
  const verifyToken = await proof(exchange.deps, who, 'set_phishing_phrase', {})
  await own.setPhishingPhrase({ phrase: 'blue whale', verifyToken })
  expect(await own.get({})).toEqual({
    phishingPhrase: 'b•••',
    fundPassword: false,
    colorMode: 'red-up',
    mailsOff: ['trade', 'invest'],
    textsOff: [],
    feeCoin: { open: true, coin: null },
  })
  expect(await codeOfRefusal(own.setPhishingPhrase({ phrase: 'other', verifyToken }))).toBe('VERIFY_TOKEN_INVALID')
})

test("every email contains the recipient's own anti-phishing phrase", async () => {
  const who = await exchange.customer()
  const verifyToken = await proof(exchange.deps, who, 'set_phishing_phrase', {})
  await settings(who).setPhishingPhrase({ phrase: '<b>whale</b>', verifyToken })
  const mail = await exchange.nextMail(who.email)
  expect(mail.text).toContain('Your anti-phishing phrase: <b>whale</b>')
})

test('a message type whose email is off appears only on the site, and security emails cannot be turned off', async () => {
  const who = await exchange.customer()
  const own = settings(who)
  const off = { mailsOff: ['security'] }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what no type allows is sent all the same
  expect(await codeOfRefusal(own.setMailsOff(off as never))).toBe('PARAM_INVALID')
  const direct = sql`update customer set mails_off = '{security}' where id = ${who.id}`.execute(exchange.deps.db)
  await expect(direct).rejects.toThrow('check constraint')
})

test('AUT-28 a fund password requires a name, a nickname, a factor and a code, differs from the login password, and its change pauses withdrawals', async () => {
  const who = await exchange.customer({ phone: null })
  const own = settings(who)
  const set = async (password: string) =>
    codeOfRefusal(
      own.setFundPassword({ password, verifyToken: await proof(exchange.deps, who, 'set_fund_password', {}) }),
    )
  expect(await set('a fund word 7')).toBe('SECURITY_FACTOR_REQUIRED')
  await givePhone(exchange, who.email)
  expect(await set('short')).toBe('PASSWORD_TOO_WEAK')
  expect(await set('a fund word 7')).toBe('NICKNAME_REQUIRED')
  await exchange.api(customers, who).updateNickname({ nickname: 'Ada' })
  const byMail = { password: 'a fund word 7', verifyToken: 'x'.repeat(43) }
  expect(await codeOfRefusal(own.setFundPassword(byMail))).toBe('VERIFY_TOKEN_INVALID')
  const freezes = async () =>
    (await exchange.api(customers, who).info({})).freezes.flatMap(({ scope, reason }) =>
      scope === 'withdraw' ? [reason] : [],
    )
  expect(await set('a fund word 7')).toBeUndefined()
  expect(await freezes()).toEqual([])
  expect(await set('a fund word 8')).toBeUndefined()
  expect(await freezes()).toEqual(['fund_password_changed'])
  expect((await own.get({})).fundPassword).toBe(true)
})
