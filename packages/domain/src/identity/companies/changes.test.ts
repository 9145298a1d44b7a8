import { expect, test } from 'vitest'
import { changedParts, isUnchanged, notifyBy, workingDaysLate } from './changes.ts'

const address = { country: 'SG', city: 'Singapore', street: '1 Raffles Place', zip: null }
const basics = {
  companyType: 'listed_company',
  name: 'Northquay',
  registrationNumber: '1',
  incorporatedOn: '2019-06-01',
  contactNumber: '+6561234567',
  sourceOfFunds: 'Capital',
  natureOfBusiness: 'Investment',
  applicationReason: 'Credit',
  website: null,
  registeredAddress: address,
  businessAddress: address,
  widelyHeld: false,
} as const
const helena = { id: 'p1', name: 'Helena', share: 100 }

test.each([
  { filedOn: '2026-11-27', late: 0 },
  { filedOn: '2026-12-01', late: 0 },
  { filedOn: '2026-12-02', late: 1 },
  { filedOn: '2026-12-05', late: 3 },
])('a change on Friday 20 November that is filed on $filedOn is $late working days late', ({ filedOn, late }) => {
  expect(notifyBy('2026-11-20')).toBe('2026-12-01')
  expect(workingDaysLate('2026-11-20', filedOn)).toBe(late)
})

test('compares two versions by fields, persons and ownership', () => {
  const before = { basics, persons: [helena, { ...helena, id: 'p2' }] }
  expect(
    isUnchanged(changedParts(before, { ...before, basics: { ...basics, registeredAddress: { ...address } } })),
  ).toBe(true)
  const structure = { entities: [], stakes: [], restBelow: true }
  const after = {
    basics: { ...basics, name: 'Southquay', registeredAddress: { ...address, city: 'Jurong' } },
    persons: [
      { ...helena, share: 200 },
      { ...helena, id: 'p3' },
    ],
    structure,
  }
  expect(changedParts(before, after)).toEqual({
    fields: ['name', 'registeredAddress'],
    added: ['p3'],
    removed: ['p2'],
    changed: ['p1'],
    ownership: true,
  })
})
