import { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { financingReview } from '@tessera/contract/issuance/financing/financing-review.ts'
import type { FinancingDocumentKind } from '@tessera/domain/issuance/financing/documents.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadPaper } from '#testing/company-file.ts'
import { capTable } from '#testing/cap-table.ts'
import {
  draftedFinancing,
  figures,
  lastYear,
  offer,
  uploadPdf,
  people,
  submitFinancing,
  submittedFinancing,
  verifiedCompany,
} from '#testing/financing-file.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'

let exchange: TestExchange
let reviewer: Person
beforeAll(async () => {
  exchange = await testExchange({}, { financing: { isOpen: true, feePpm: 20_000 } })
  await exchange.coin('SGD', 'fiat', 2)
  await exchange.coin('USD', 'fiat', 2)
  reviewer = await exchange.operator('listing')
})
afterAll(() => exchange.close())

const mine = (who: Person, locale?: 'en_US' | 'zh_CN') => exchange.api(financing, who, locale)
const desk = (who: Person = reviewer) => exchange.api(financingReview, who)
const transitions = (id: string) =>
  exchange.deps.db
    .selectFrom('transition')
    .select('to_state')
    .where('entity', '=', 'financing_application')
    .where('entity_id', '=', id)
    .orderBy('n')
    .execute()

test('only a verified company applies; a person sees the requirement', async () => {
  const person = await exchange.customer()
  expect(await mine(person).current({})).toMatchObject({ who: 'person', company: null, mayApply: false })
  const newcomer = await exchange.customer({ kyc: 'unknown' })
  expect(await mine(newcomer).current({})).toMatchObject({ who: 'unverified', mayApply: false, fee: '0.02' })
  for (const who of [person, newcomer])
    await expect(mine(who).save({ offer: { nameEn: 'X' } })).rejects.toMatchObject({ code: 'FINANCING_COMPANY_NEEDED' })
  const company = await verifiedCompany(exchange)
  expect(await mine(company).current({})).toMatchObject({
    who: 'company',
    mayApply: true,
    application: null,
    company: { name: 'Northquay Capital Pte. Ltd.', country: 'SG' },
  })
  await sql`update customer set status = 'frozen' where id = ${company.id}`.execute(exchange.deps.db)
  await expect(mine(company).save({ offer: { nameEn: 'X' } })).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' })
})

test('refuses applications if no fee is configured', async () => {
  const closed = await testExchange()
  try {
    const company = await verifiedCompany(closed)
    expect(await closed.api(financing, company).current({})).toMatchObject({ open: false, mayApply: false, fee: null })
    await expect(closed.api(financing, company).save({ uses: [] })).rejects.toMatchObject({ code: 'FINANCING_CLOSED' })
  } finally {
    await closed.close()
  }
})

test('saves a draft field by field, and allows one application at a time', async () => {
  const who = await verifiedCompany(exchange)
  const api = mine(who)
  await Promise.all([api.save({ offer: { nameEn: 'Quay' } }), api.save({ offer: { nameZh: '码头' } })])
  const { application } = await api.save({ precheck: { revenue: '5' }, uses: [{ what: 'Plant', share: 2500 }] })
  expect(application).toMatchObject({
    status: 'draft',
    version: 0,
    offer: { nameEn: 'Quay', nameZh: '码头', units: null },
    precheck: { revenue: '5', year: null },
  })
  expect((await api.save({ offer: { nameEn: null } })).application?.offer.nameEn).toBeNull()
  const uses = application?.missing.find(({ field }) => field === 'uses')
  expect(uses?.text).toBe('The shares add up to 25%. They must add up to 100%.')
  const rows = await sql<{
    n: string
  }>`select count(*) as n from financing_application where customer_id = ${who.id}`.execute(exchange.deps.db)
  expect(Number(rows.rows[0]?.n)).toBe(1)
  await expect(api.save({ offer: { currency: 'XYZ' } })).rejects.toMatchObject({ code: 'FINANCING_CURRENCY_UNKNOWN' })
  await expect(api.save({ fee: '0.01' })).rejects.toMatchObject({ code: 'FINANCING_FEE_CHANGED' })
})

test('the pre-check lists exactly the missing requirements, and passes once they are met', async () => {
  const api = mine(await verifiedCompany(exchange))
  await api.save({ precheck: { ...figures(), revenue: '1999999.99', cash: '1199999.99' } })
  const failed = (await api.precheck({})).application
  expect(failed).toMatchObject({
    status: 'precheck_failed',
    checked: { passed: false, lacks: ['size', 'working_capital'], revenue: '1999999.99', months: 11, rate: '1.00' },
  })
  const mended = (await api.save({ precheck: { revenue: '2000000.00' } })).application
  expect(mended).toMatchObject({ status: 'draft', checked: null })
  expect((await api.precheck({})).application).toMatchObject({
    status: 'precheck_failed',
    checked: { lacks: ['working_capital'] },
  })
  await api.save({ precheck: { cash: '1200000.00' } })
  expect((await api.precheck({})).application).toMatchObject({ status: 'draft', checked: { passed: true, lacks: [] } })
  expect((await transitions(failed?.id ?? '')).map(({ to_state: to }) => to)).toEqual([
    'draft',
    'precheck_failed',
    'draft',
    'precheck_failed',
    'draft',
  ])
})

test("converts foreign figures at the exchange's rate, saves that rate, and decides nothing without one", async () => {
  const api = mine(await verifiedCompany(exchange))
  await api.save({ precheck: { ...figures(), currency: 'USD', revenue: '1500000.00' } })
  await expect(api.precheck({})).rejects.toMatchObject({ code: 'FINANCING_RATE_MISSING' })
  await sql`insert into rate (coin, fiat, price, as_of, source) values ('USD', 'SGD', 13500000000, now(), 'test')`.execute(
    exchange.deps.db,
  )
  expect((await api.precheck({})).application?.checked).toMatchObject({
    passed: true,
    rate: '1.35',
    revenue: '2025000.00',
  })
  await sql`update rate set as_of = now() - interval '1 hour'`.execute(exchange.deps.db)
  await expect(api.precheck({})).rejects.toMatchObject({ code: 'FINANCING_RATE_MISSING' })
  await api.save({ precheck: { revenue: '1.005' } })
  await expect(api.precheck({})).rejects.toMatchObject({ code: 'FINANCING_AMOUNT_WRONG' })
  await api.save({ precheck: { revenue: null } })
  await expect(api.precheck({})).rejects.toMatchObject({ code: 'FINANCING_FIELD_MISSING' })
})

test("accepts only the issuer's own PDF, used once, within the age limit of its kind", async () => {
  const [who, other] = [await verifiedCompany(exchange), await verifiedCompany(exchange)]
  const api = mine(who)
  await expect(
    api.saveDocument({ kind: 'memorandum', uploadId: await uploadPdf(exchange, who) }),
  ).rejects.toMatchObject({
    code: 'FINANCING_NOTHING_SAVED',
  })
  await api.save({ offer: { nameEn: 'Quay' } })
  const put = async (kind: FinancingDocumentKind, uploadId: string) => api.saveDocument({ kind, uploadId })
  await expect(put('memorandum', await uploadPdf(exchange, other))).rejects.toMatchObject({
    code: 'FINANCING_UPLOAD_UNKNOWN',
  })
  await expect(put('memorandum', await uploadPaper(exchange, who))).rejects.toMatchObject({
    code: 'FINANCING_UPLOAD_NOT_PDF',
  })
  const file = await uploadPdf(exchange, who)
  await put('memorandum', file)
  await expect(put('legal_opinion', file)).rejects.toMatchObject({ code: 'FINANCING_UPLOAD_TWICE' })
  await expect(api.saveDocument({ kind: 'memorandum', issuedOn: '2999-01-01' })).rejects.toMatchObject({
    code: 'FINANCING_DATE_LATER',
  })
  const { application } = await api.saveDocument({ kind: 'memorandum', issuedOn: '2000-01-01' })
  expect(application?.documents).toMatchObject([{ kind: 'memorandum', version: 1, uploadId: file, sent: false }])
  expect(application?.missing.find(({ field }) => field === 'documents.memorandum')).toMatchObject({
    code: 'FINANCING_DOCUMENT_TOO_OLD',
  })
})

test('reads a cap table as Open Cap Format, and reports each fault with its position', async () => {
  const api = mine(await verifiedCompany(exchange))
  await api.save({ offer: { nameEn: 'Quay' } })
  const broken = await api.saveCapTable({ json: '[\n{]' })
  expect(broken).toMatchObject({ faults: [{ at: 'line 2', what: 'no_json' }], application: { capTable: null } })
  const foreign = await api.saveCapTable({ json: capTable.replace('"p1","stock', '"p9","stock') })
  expect(foreign.faults).toEqual([{ at: 'items[2].stakeholder_id', what: 'no_stakeholder' }])
  expect((await api.saveCapTable({ json: capTable })).application?.capTable).toMatchObject({
    version: 1,
    stakeholders: 1,
    classes: [{ name: 'Ordinary', issued: '10000', holders: 1 }],
  })
})

test('submits an application once, complete and declared by a director, and then freezes it', async () => {
  const who = await verifiedCompany(exchange)
  const api = mine(who)
  const id = await draftedFinancing(exchange, who)
  await api.save({ people: [people[1]] })
  await expect(submitFinancing(exchange, who)).rejects.toMatchObject({ code: 'FINANCING_PEOPLE_MISSING' })
  await api.save({ people: [{ ...people[0], name: 'Another Person' }, people[1]] })
  await expect(submitFinancing(exchange, who)).rejects.toMatchObject({ code: 'FINANCING_SIGNER_REFUSED' })
  await api.save({ people: [...people] })
  await api.save({ precheck: { year: lastYear() - 1 } })
  await expect(submitFinancing(exchange, who)).rejects.toMatchObject({ code: 'FINANCING_PRECHECK_OPEN' })
  await api.precheck({})
  const tries = await Promise.allSettled([submitFinancing(exchange, who), submitFinancing(exchange, who)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { application } = await api.current({})
  expect(application).toMatchObject({ id, status: 'submitted', version: 1, missing: [], editable: [] })
  for (const change of [{ offer: { nameEn: 'Other' } }, { precheck: { revenue: '9' } }, { people: [] }, { fee: null }])
    await expect(api.save(change)).rejects.toMatchObject({ code: 'FINANCING_NOT_EDITABLE' })
  const edited = sql`update financing_application set offer = '{}' where id = ${id}`.execute(exchange.deps.db)
  await expect(edited).rejects.toThrow('cannot be edited in status submitted')
  const gone = sql`delete from financing_document where application_id = ${id}`.execute(exchange.deps.db)
  await expect(gone).rejects.toThrow('a document that was sent cannot be changed or deleted')
  const skipped = sql`update financing_application set status = 'accepted', product_id = null where id = ${id}`.execute(
    exchange.deps.db,
  )
  await expect(skipped).rejects.toThrow('cannot change from status submitted to accepted')
})

test('AZ-03 an issuer cannot set the status, fee or company of an application', async () => {
  const api = mine(await verifiedCompany(exchange))
  for (const poison of [
    { status: 'accepted' },
    { company: { name: 'Other' } },
    { checked: { passed: true } },
    { productId: 'x' },
  ])
    await expect(api.save(poison as never)).rejects.toMatchObject({ code: 'PARAM_INVALID' })
})

test('AZ-01 questions, terms, files and applications of another issuer are not found', async () => {
  const { customer, id } = await submittedFinancing(exchange)
  await desk().ask({ id, text: 'How long is the quay?' })
  const other = await verifiedCompany(exchange)
  const own = (await mine(customer).current({})).application
  const [question] = own?.questions ?? []
  const theirs = mine(other)
  expect((await theirs.current({})).application).toBeNull()
  const key = () => ({ idempotencyKey: crypto.randomUUID() })
  await expect(theirs.withdraw({ id }, key())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(theirs.answer({ id: question?.id ?? '', text: 'x' }, key())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await draftedFinancing(exchange, other)
  const uploadId = own?.documents[0]?.uploadId ?? ''
  await expect(theirs.saveDocument({ kind: 'other', uploadId })).rejects.toMatchObject({
    code: 'FINANCING_UPLOAD_UNKNOWN',
  })
})

test('an issuer withdraws an application and starts another', async () => {
  const { customer, id } = await submittedFinancing(exchange)
  const api = mine(customer)
  await expect(api.save({ offer })).rejects.toMatchObject({ code: 'FINANCING_NOT_EDITABLE' })
  const taken = await api.withdraw({ id }, { idempotencyKey: crypto.randomUUID() })
  expect(taken).toMatchObject({ mayApply: true, application: { status: 'withdrawn' } })
  const again = (await api.save({ offer })).application
  expect(again).toMatchObject({ status: 'draft', version: 0, documents: [] })
  expect(again?.id).not.toBe(id)
})
