import { corppass } from '@tessera/contract/identity/corppass/corppass.ts'
import { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { corppass as corppassVendor } from '#world/singpass/corppass.ts'
import type { Fault } from '#world/singpass/faults.ts'
import { companies } from '#world/singpass/myinfo-companies.ts'
import { persons } from '#world/singpass/myinfo-persons.ts'
import { captureLog } from '#testing/captured-log.ts'
import { agreeAs, singpassExchange } from '#testing/singpass.ts'
import { VendorBrowser } from '#testing/vendor-browser.ts'

/** Personal data of the personas, which only their owner and a reviewer may read. */
const PERSONAL =
  /S8412369B|TAN MEI|91230017|BEDOK|mei\.ling|S7001234J|HUI KAR|S8203345I|DEVI NAIR|G3841957P|ANNA BERG/iu

afterEach(() => vi.restoreAllMocks())

/** Records every URL that this process requests from now on, with its query. */
function visitedFrom(): readonly string[] {
  const addresses: string[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((...args) => {
    const [to] = args
    addresses.push(to instanceof Request ? to.url : String(to))
    return real(...args)
  })
  return addresses
}

test('KYC-09 no log and no URL contains names and numbers of a person, also after errors', async () => {
  const at = await singpassExchange({ LOG_LEVEL: 'debug' })
  try {
    const lines = captureLog(at.exchange.deps.log)
    const addresses = visitedFrom()
    const who = await at.exchange.customer({ kyc: 'unknown' })
    const rows = at.exchange.api(singpass, who)
    const faults: readonly Fault[] = ['userinfo_of_another_person', 'userinfo_not_encrypted', 'id_token_not_encrypted']
    for (const fault of faults) {
      const brought = await agreeAs(at.exchange, who, persons[0]?.id ?? '')
      at.vendor.setFault(fault)
      await expect(rows.verifyAuth(brought)).rejects.toMatchObject({ code: 'MYINFO_TRY_AGAIN' })
      at.vendor.setFault(undefined)
    }
    const { prefill } = await rows.verifyAuth(await agreeAs(at.exchange, who, persons[0]?.id ?? ''))
    const send = (corrections: object) =>
      rows.submit(
        { prefillId: prefill?.id ?? '', corrections, consents: { use: true, accuracy: true } },
        { idempotencyKey: randomUUID() },
      )
    await expect(send({ legalName: 'TAN MEI LIN' })).rejects.toMatchObject({ code: 'MYINFO_FIELD_LOCKED' })
    await send({})
    expect(lines.length).toBeGreaterThan(faults.length)
    expect(lines.filter((line) => PERSONAL.test(line))).toEqual([])
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter((address) => PERSONAL.test(address))).toEqual([])
  } finally {
    await at.close()
  }
})

test('KYC-09 the audit log names the source of a person’s data, but not the person', async () => {
  const at = await singpassExchange()
  try {
    const who = await at.exchange.customer({ kyc: 'unknown' })
    const rows = at.exchange.api(singpass, who)
    const { prefill } = await rows.verifyAuth(await agreeAs(at.exchange, who, persons[0]?.id ?? ''))
    const consents = { use: true, accuracy: true } as const
    const key = { idempotencyKey: randomUUID() }
    await rows.submit({ prefillId: prefill?.id ?? '', corrections: {}, consents }, key)
    const { rows: entries } = await sql<{ text: string }>`
      select row_to_json(e)::text as text from audit_entry e where actor = ${`customer:${who.id}`}`.execute(
      at.exchange.deps.db,
    )
    const text = entries.map((entry) => entry.text).join(' ')
    expect(text).toMatch(/kyc\.submit/)
    expect(text).toMatch(/myinfo/)
    expect(text).not.toMatch(PERSONAL)
  } finally {
    await at.close()
  }
})

test('KYC-09 no log and no URL contains names and numbers of a company’s people', async () => {
  const at = await singpassExchange({ vendor: corppassVendor, LOG_LEVEL: 'debug' })
  try {
    const lines = captureLog(at.exchange.deps.log)
    const addresses = visitedFrom()
    const who = await at.exchange.customer({ kyc: 'unknown' })
    const rows = at.exchange.api(corppass, who)
    const { authUrl } = await rows.enterpriseConfig({ action: 'start' })
    const browser = new VendorBrowser()
    const brought = await browser.answer(await browser.open(authUrl ?? ''), 'agree', companies[0]?.id)
    expect((await rows.enterpriseConfig(brought)).standing?.application?.persons).toHaveLength(2)
    expect(lines.filter((line) => PERSONAL.test(line))).toEqual([])
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((address) => PERSONAL.test(address))).toEqual([])
  } finally {
    await at.close()
  }
})
