import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import { companyOwnership } from '@tessera/contract/identity/companies/company-ownership.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange } from '#testing/access.ts'
import { saveDraft, ownPerson, submit } from '#testing/company-file.ts'
import type { Person } from '#testing/exchange.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const key = () => ({ idempotencyKey: randomUUID() })
const mine = (who: Person) => exchange.api(companies, who)
const entity = (id: string, name = 'Anchor Holdings Ltd') => ({ id, name, registrationNumber: null, country: null })
const save = (who: Person, structure: Parameters<ReturnType<typeof owners>['save']>[0]['structure']) =>
  owners(who).save({ structure })
const owners = (who: Person) => exchange.api(companyOwnership, who)

/** Returns a draft with one person who holds 40 % and signs, and another without a direct share. */
async function layered() {
  const who = await exchange.customer({ kyc: 'unknown' })
  const signerId = await saveDraft(exchange, who)
  await mine(who).savePerson({ id: signerId, share: 4000 }, key())
  const person = { ...ownPerson(), name: 'Ines Arnaud', roles: ['owner' as const], share: null }
  const { personId } = await mine(who).savePerson(person, key())
  const [outer, inner] = [randomUUID(), randomUUID()]
  return { who, signerId, personId, outer, inner }
}

test('KYC-06 computes a share of 30 % through two layers, and shows it to the customer and to reviewers', async () => {
  const { who, signerId, personId, outer, inner } = await layered()
  const entities = [entity(outer), entity(inner, 'Bay Partners LP')]
  const stakes = [
    { ownerId: outer, ofId: null, share: 6000 },
    { ownerId: inner, ofId: outer, share: 8000 },
    { ownerId: personId, ofId: inner, share: 6250 },
  ]
  const missing = await save(who, { entities, stakes: stakes.slice(0, 2), restBelow: false })
  expect(missing.application?.missing).toMatchObject([
    { field: `structure.${inner}`, code: 'COMPANY_ENTITY_OWNERS_MISSING' },
  ])
  const { application } = await save(who, { entities, stakes, restBelow: true })
  expect(application?.missing).toEqual([])
  expect(application?.ownership).toMatchObject({ listed: 7000, rest: 3000 })
  expect(application?.ownership.effective).toContainEqual({ id: personId, percent: '30', over: true })
  await submit(exchange, who, signerId)
  const officer = await exchange.operator('compliance')
  const view = await exchange.api(companiesReview, officer).get({ id: application?.id ?? '' })
  expect(view.versions[0]?.structure.stakes).toHaveLength(3)
  expect(view.ownership.effective).toContainEqual({ id: personId, percent: '30', over: true })
})

test('PRC-01 an owner of 25 % through layers connects customers like a direct owner, and one of less does not', async () => {
  const { who, personId, outer } = await layered()
  const tied = async () => {
    const { rows } = await sql`
      select 1 from tie t join company_person p on p.account_hash = t.shared
       where t.kind = 'owner' and t.customer_id = ${who.id} and p.id = ${personId}`.execute(exchange.deps.db)
    return rows.length
  }
  const held = (share: number) => ({
    entities: [entity(outer)],
    stakes: [
      { ownerId: outer, ofId: null, share: 5000 },
      { ownerId: personId, ofId: outer, share },
    ],
    restBelow: true,
  })
  await save(who, held(4999))
  expect(await tied()).toBe(0)
  await save(who, held(5000))
  expect(await tied()).toBe(1)
})

test('KYC-06 refuses entities that own each other, totals above 100 % and unknown owners', async () => {
  const { who, personId, outer, inner } = await layered()
  const entities = [entity(outer), entity(inner)]
  const ring = [
    { ownerId: outer, ofId: inner, share: 10 },
    { ownerId: inner, ofId: outer, share: 10 },
  ]
  await expect(save(who, { entities, stakes: ring, restBelow: false })).rejects.toMatchObject({
    code: 'COMPANY_OWNERSHIP_CYCLE',
  })
  const tooMuch = [{ ownerId: outer, ofId: null, share: 6001 }]
  await expect(save(who, { entities, stakes: tooMuch, restBelow: false })).rejects.toMatchObject({
    code: 'COMPANY_SHARES_TOO_MANY',
  })
  const other = await layered()
  const foreign = [{ ownerId: other.personId, ofId: outer, share: 10 }]
  await expect(save(who, { entities, stakes: foreign, restBelow: false })).rejects.toMatchObject({
    code: 'COMPANY_OWNER_UNKNOWN',
  })
  await save(who, { entities, stakes: [{ ownerId: personId, ofId: outer, share: 10 }], restBelow: false })
  const { application } = await mine(who).removePerson({ id: personId })
  expect(application?.structure.stakes).toEqual([])
})
