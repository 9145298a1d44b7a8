import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { companyChangesReview } from '@tessera/contract/company-changes.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { company } from '../companies/testing.ts'
import { api } from '../lib/api.ts'
import { show } from '../shell/testing.tsx'
import { ChangeEvidence } from './change-evidence.tsx'

const [version] = company.versions
if (version === undefined) throw new Error('a case has a version')
const [helena] = version.persons
if (helena === undefined) throw new Error('a version has a person')
const ines = { ...helena, id: 'p2', name: 'Ines Arnaud', share: null }
const file = {
  basics: version.basics,
  persons: version.persons,
  structure: version.structure,
  ownership: company.ownership,
}
const change: ReplyOf<typeof companyChangesReview.get> = {
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
  told: null,
}

test('a reviewer sees only what differs, before and after, with lateness and effective shares', async () => {
  vi.spyOn(api.companyChangesReview, 'get').mockResolvedValue(change)
  vi.spyOn(api.companyPersonsDesk, 'list').mockResolvedValue({ persons: [] })
  await show(() => <ChangeEvidence id="c1" />)
  await expect.element(page.getByText('3 working days late')).toBeVisible()
  const details = page.getByRole('table', { name: 'Changed details' })
  await expect.element(details.getByRole('row').nth(1)).toMatchTextContent(/Northquay.*Southquay LLP/u)
  await expect.poll(() => details.getByRole('row').all().length).toBe(2)
  await expect.element(page.getByText('30% of the company through all layers')).toBeVisible()
  const changed = page.getByRole('table', { name: 'Helena Voss' })
  await expect.element(changed.getByRole('row').nth(1)).toMatchTextContent(/Direct share.*91%.*60%/u)
  const trees = page.getByRole('group', { name: 'Ownership structure' })
  await expect.element(trees.nth(1)).toMatchTextContent(/Anchor Holdings.*Ines Arnaud/u)
})

test('KYC-08 a document of a change opens with a reason, by the change and not by the company', async () => {
  vi.spyOn(api.companyChangesReview, 'get').mockResolvedValue(change)
  vi.spyOn(api.companyPersonsDesk, 'list').mockResolvedValue({ persons: [] })
  const open = vi
    .spyOn(api.companyChangesReview, 'file')
    .mockResolvedValue(new File(['%PDF'], 'agreement.pdf', { type: 'application/pdf' }))
  await show(() => <ChangeEvidence id="c1" />)
  await page.getByRole('button', { name: 'Open: Partnership agreement' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('I review it.')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(() => open.mock.calls[0]?.[0]).toMatchObject({ id: 'c1', reason: 'I review it.' })
})
