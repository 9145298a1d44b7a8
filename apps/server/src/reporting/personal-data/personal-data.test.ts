import { blacklist } from '@tessera/contract/profile/blacklist/blacklist.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { personalData } from '@tessera/contract/reporting/personal-data/personal-data.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { type AccessExchange, accessExchange, codeOfRefusal } from '#testing/access.ts'
import { approvedCompany, changeOf, fileChange } from '#testing/company-change.ts'
import { ownPerson } from '#testing/company-file.ts'
import { applyFor } from '#testing/investor-file.ts'
import { ownDetails, submittedCustomer } from '#testing/kyc-file.ts'
import { cleanUp } from '#platform/database/clean-up.sql.ts'
import { notExported, sections } from './sections.sql.ts'
import { en_US } from './personal-data.messages.en_US.ts'
import { writePersonalDataTask } from './write-export.job.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

async function person() {
  const { email, token } = await exchange.account()
  const { id } = await exchange.api(customers, { token }).info({})
  const own = exchange.api(personalData, { token })
  const request = async () =>
    own.request({ verifyToken: await proof(exchange.deps, { id, email }, 'download_data', {}) })
  /** Runs the job now, even if the server's own job already ran. */
  const write = (exportId: string) => writePersonalDataTask(exchange.deps)({ id: exportId })
  return { id, email, token, own, request, write }
}

const jsonOf = async (file: Blob): Promise<{ sections: Record<string, { total: number; rows: object[] }> }> =>
  JSON.parse(await file.text())

test('a customer downloads everything held about them, as JSON and PDF', async () => {
  const { id, email, own, request, write } = await person()
  await exchange.coin('tUSD', 'crypto', 6)
  await exchange.fund({ customer: id, kind: 'token' }, 'tUSD', 1_250_000n)
  const { id: exportId, readyAt } = await request()
  expect(readyAt).toBeNull()
  await write(exportId)
  expect((await own.list({})).rows).toMatchObject([{ id: exportId, readyAt: expect.any(String) }])
  const json = await jsonOf(await own.file({ id: exportId, format: 'json' }))
  expect(json.sections['account']).toMatchObject({ total: 1, rows: [{ email }] })
  expect(json.sections['balances']?.rows).toContainEqual({ kind: 'token', coin: 'tUSD', balance: '1.25', onHold: '0' })
  expect(json.sections['movements']?.rows).toMatchObject([{ coin: 'tUSD', amount: '1.25', balance: '1.25' }])
  expect(json.sections['signIns']?.total).toBeGreaterThan(0)
  const pdf = await own.file({ id: exportId, format: 'pdf' })
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('encrypted numbers are readable in the export, and internal notes and hashes are not in it', async () => {
  const details = ownDetails()
  const { customer } = await submittedCustomer(exchange, details)
  const own = exchange.api(personalData, { token: customer.token })
  const { id } = await own.request({ verifyToken: await proof(exchange.deps, customer, 'download_data', {}) })
  await writePersonalDataTask(exchange.deps)({ id })
  const text = await (await own.file({ id, format: 'json' })).text()
  expect(text).toContain(details.documentNumber.toUpperCase())
  expect(text).not.toMatch(/hash|_sealed|suspect/iu)
})

test('a company change is in the export with its people, without encrypted numbers and hashes', async () => {
  const company = await approvedCompany(exchange)
  const { idNumber, ...facts } = ownPerson()
  const added = { id: randomUUID(), ...facts, name: 'Ines Arnaud', roles: ['director' as const], share: null }
  const change = { persons: [added], numbers: { n0: idNumber } }
  await fileChange(exchange, company.customer, await changeOf(exchange, company, change))
  const own = exchange.api(personalData, company.customer)
  const { id } = await own.request({ verifyToken: await proof(exchange.deps, company.customer, 'download_data', {}) })
  await writePersonalDataTask(exchange.deps)({ id })
  const file = await own.file({ id, format: 'json' })
  const { sections: held } = await jsonOf(file)
  expect(held['companyChanges']?.rows).toMatchObject([{ status: 'waiting', note: 'Resolution of the board.' }])
  const text = await file.text()
  expect(text).toContain('Ines Arnaud')
  expect(text).not.toMatch(/hash|_sealed/iu)
})

test('an application for an investor class is in the export and, until it is cancelled, among the consents', async () => {
  const who = await exchange.customer()
  const id = await applyFor(exchange, who)
  const own = exchange.api(personalData, who)
  const noticed = async () => (await own.consents({})).rows.find(({ kind }) => kind === 'investor_notice')
  expect(await noticed()).toMatchObject({ withdrawnAt: null })
  await exchange.api(investorClasses, who).cancel({ id })
  expect((await noticed())?.withdrawnAt).toEqual(expect.any(String))
  const { id: exportId } = await own.request({ verifyToken: await proof(exchange.deps, who, 'download_data', {}) })
  await writePersonalDataTask(exchange.deps)({ id: exportId })
  const { sections: held } = await jsonOf(await own.file({ id: exportId, format: 'json' }))
  expect(held['investorClasses']?.rows).toMatchObject([{ investorClass: 'ai', ground: 'income', status: 'cancelled' }])
})

test('an export needs proof of every factor, one a day, and another customer cannot read it', async () => {
  const [ann, bob] = [await person(), await person()]
  expect(await codeOfRefusal(ann.own.request({ verifyToken: 'x'.repeat(43) }))).toBe('VERIFY_TOKEN_INVALID')
  const { id } = await ann.request()
  await ann.write(id)
  expect(await codeOfRefusal(ann.request())).toBe('PERSONAL_DATA_EXPORT_TODAY')
  expect(await codeOfRefusal(bob.own.file({ id, format: 'json' }))).toBe('NOT_FOUND')
  expect(await bob.own.list({})).toEqual({ rows: [] })
})

test('two concurrent requests start one export', async () => {
  const ann = await person()
  const answers = await Promise.all([codeOfRefusal(ann.request()), codeOfRefusal(ann.request())])
  expect(answers.filter((code) => code === undefined)).toHaveLength(1)
  expect(answers).toContain('PERSONAL_DATA_EXPORT_TODAY')
  expect((await ann.own.list({})).rows).toHaveLength(1)
})

test('the files are deleted after three days', async () => {
  const ann = await person()
  const { id } = await ann.request()
  await ann.write(id)
  await sql`update personal_data_export set requested_at = requested_at - interval '3 days 1 minute' where id = ${id}`.execute(
    exchange.deps.db,
  )
  await cleanUp(exchange.deps)
  expect(await codeOfRefusal(ann.own.file({ id, format: 'pdf' }))).toBe('NOT_FOUND')
})

test('a note that a customer typed is only in the export of its author', async () => {
  const [ann, bob] = [await person(), await person()]
  const { userAccount } = await exchange.api(customers, { token: bob.token }).info({})
  await exchange.api(blacklist, { token: ann.token }).add({ userAccount, remark: 'pays late' })
  const textOf = async (someone: typeof ann) => {
    const { id } = await someone.request()
    await someone.write(id)
    return (await someone.own.file({ id, format: 'json' })).text()
  }
  expect(await textOf(ann)).toContain('pays late')
  expect(await textOf(bob)).not.toContain('pays late')
})

test('consents are listed with edition and time', async () => {
  const ann = await person()
  const { rows } = await ann.own.consents({})
  expect(rows).toMatchObject([{ kind: 'terms', withdrawnAt: null }])
  expect(Date.now() - Date.parse(rows[0]?.at ?? '')).toBeLessThan(DAY_MS)
})

test('each table that names a customer is in the export, or is listed with a reason', async () => {
  const named = await sql<{ name: string }>`
    select distinct c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attname = any(array['customer_id', 'case_id', 'application_id', 'author_id', 'recipient_id', 'owner', 'login_id',
                                'seller_id', 'buyer_id', 'change_id', 'link_id', 'invited_by', 'second_by'])`.execute(
    exchange.deps.db,
  )
  const known = new Set([...sections.flatMap(({ tables }) => tables), ...Object.keys(notExported)])
  expect(named.rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})

test('each section and column has a name in the PDF', () => {
  expect(sections.map(({ key }) => key).filter((key) => !(key in en_US.sections))).toEqual([])
  const columns = sections.flatMap((section) => Object.keys(section.columns))
  expect(columns.filter((name) => !(name in en_US.columns))).toEqual([])
  expect(Object.keys(en_US.columns).filter((name) => !columns.includes(name))).toEqual([])
})
