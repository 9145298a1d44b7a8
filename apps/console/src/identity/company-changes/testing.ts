import type { companyChangesReview } from '@tessera/contract/identity/company-changes/company-changes.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { company } from '#identity/companies/testing.ts'

const [version] = company.versions
if (version === undefined) throw new Error('The case has no version')
const [helena] = version.persons
if (helena === undefined) throw new Error('The version has no person')
const ines = { ...helena, id: 'p2', name: 'Ines Arnaud', share: null }
const file = {
  basics: version.basics,
  persons: version.persons,
  structure: version.structure,
  ownership: company.ownership,
}
/** A submitted change, for tests: a person with 30 % through an entity is added. */
export const change: ReplyOf<typeof companyChangesReview.get> = {
  id: 'c1',
  number: 'CC-70001',
  status: 'waiting',
  changedOn: '2026-01-02',
  notifyBy: '2026-01-13',
  lateDays: 3,
  note: 'A partner sold its stake.',
  filedAt: '2026-01-16T00:00:00.000Z',
  decidedAt: null,
  parts: { fields: ['name'], added: ['p2'], removed: [], changed: [helena.id], ownership: true },
  company: {
    id: company.id,
    number: 'CO-50001',
    customer: company.customer,
    name: 'Northquay',
    status: 'change_pending',
    version: 1,
  },
  baseVersion: 1,
  before: file,
  after: {
    basics: { ...version.basics, name: 'Southquay LLP' },
    persons: [{ ...helena, share: 6000 }, ines],
    structure: {
      entities: [{ id: 'e1', name: 'Anchor Holdings', registrationNumber: null, country: null }],
      stakes: [
        { ownerId: 'e1', ofId: null, share: 4000 },
        { ownerId: 'p2', ofId: 'e1', share: 7500 },
      ],
      restBelow: false,
    },
    ownership: {
      listed: 9000,
      rest: 1000,
      needed: true,
      effective: [
        { id: helena.id, percent: '60', over: true },
        { id: 'e1', percent: '40', over: true },
        { id: 'p2', percent: '30', over: true },
      ],
    },
  },
  documents: version.documents,
  declaration: { version: '2026-11', signer: 'Helena Voss' },
  reason: null,
  customerMessage: null,
}
