import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companyChanges } from '@tessera/contract/identity/company-changes/company-changes.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { randomUUID } from 'node:crypto'
import { byTwo } from './by-two.ts'
import { ownBasics, uploadPaper, submittedCompany } from './company-file.ts'
import type { Person, TestExchange } from './exchange.ts'

type File = ReturnType<typeof apiOf>['file']
const apiOf = (exchange: TestExchange, as: Person) => exchange.api(companyChanges, as)
export type Change = Parameters<File>[0]

/** A company that two people approved. */
export async function approvedCompany(exchange: TestExchange): Promise<Awaited<ReturnType<typeof submittedCompany>>> {
  const company = await submittedCompany(exchange, ownBasics())
  const done = await byTwo(exchange, {
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
  exchange: TestExchange,
  { customer, signerId }: { readonly customer: Person; readonly signerId: string },
  over: Partial<Change> = {},
): Promise<Change> {
  const { version, sha256 } = (await exchange.api(companies, customer).current({})).declaration
  const today = new Date().toISOString().slice(0, 10)
  return {
    changedOn: today,
    note: 'Resolution of the board.',
    basics: {},
    persons: [],
    numbers: {},
    removed: [],
    documents: [{ kind: 'board_resolution', uploadId: await uploadPaper(exchange, customer), issuedOn: today }],
    declaration: { version, sha256, accepted: true },
    signerId,
    ...over,
  }
}

export const fileChange = (exchange: TestExchange, as: Person, change: Change): ReturnType<File> =>
  apiOf(exchange, as).file(change, { idempotencyKey: randomUUID() })
