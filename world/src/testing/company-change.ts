import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companyChanges } from '@tessera/contract/identity/company-changes/company-changes.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { randomUUID } from 'node:crypto'
import { byTwo } from './by-two.ts'
import { ownBasics, paper, submittedCompany } from './company-file.ts'
import type { Person, TestHouse } from './house.ts'

type File = ReturnType<typeof apiOf>['file']
const apiOf = (house: TestHouse, as: Person) => house.api(companyChanges, as)
export type Change = Parameters<File>[0]

/** A company that two people approved. */
export async function approvedCompany(house: TestHouse): Promise<Awaited<ReturnType<typeof submittedCompany>>> {
  const company = await submittedCompany(house, ownBasics())
  const done = await byTwo(house, {
    kind: 'company_review',
    subjectId: company.id,
    roles: ['compliance', 'compliance'],
    verdict: 'approve',
  })
  assert(done === 'done', `the company was not approved: ${done}`)
  return company
}

/** A change with evidence, signed by the former signatory; `over` replaces fields. */
export async function changeOf(
  house: TestHouse,
  { customer, signerId }: { readonly customer: Person; readonly signerId: string },
  over: Partial<Change> = {},
): Promise<Change> {
  const { version, sha256 } = (await house.api(companies, customer).current({})).declaration
  const today = new Date().toISOString().slice(0, 10)
  return {
    changedOn: today,
    note: 'Resolution of the board.',
    basics: {},
    persons: [],
    numbers: {},
    removed: [],
    documents: [{ kind: 'board_resolution', uploadId: await paper(house, customer), issuedOn: today }],
    declaration: { version, sha256, accepted: true },
    signerId,
    ...over,
  }
}

export const fileChange = (house: TestHouse, as: Person, change: Change): ReturnType<File> =>
  apiOf(house, as).file(change, { idempotencyKey: randomUUID() })
