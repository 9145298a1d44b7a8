import { expect, test } from 'vitest'
import { application, current } from './testing.ts'
import { draftOf, newPerson, toChange } from './draft.ts'

const signed = { changedOn: '2026-11-20', note: 'Board resolution.', signerId: 'p1', isAccepted: true } as const

test('sends only what differs from the verified company', () => {
  const draft = draftOf(application)
  expect(toChange({ ...draft, ...signed }, application, current)).toMatchObject({
    basics: {},
    persons: [],
    numbers: {},
    removed: [],
  })
  const changed = toChange(
    {
      ...draft,
      ...signed,
      texts: { ...draft.texts, name: ' Southquay Pte. Ltd. ' },
      addresses: { ...draft.addresses, businessAddress: { ...draft.addresses.businessAddress, city: 'Jurong' } },
      persons: [
        ...draft.persons.map((person) => ({ ...person, share: 4000 })),
        { ...newPerson('p2'), name: 'Ines Arnaud', idNumber: 'K1234567' },
      ],
    },
    application,
    current,
  )
  expect(changed).toMatchObject({
    basics: { name: 'Southquay Pte. Ltd.', businessAddress: { city: 'Jurong' } },
    persons: [
      { id: 'p1', share: 4000 },
      { id: 'p2', name: 'Ines Arnaud' },
    ],
    numbers: { n1: 'K1234567' },
  })
})

test.each([
  { missing: 'day', over: { changedOn: '' } },
  { missing: 'note', over: { note: '  ' } },
  { missing: 'signer', over: { signerId: undefined } },
  { missing: 'acceptance', over: { isAccepted: false } },
])('a form without $missing is not sent', ({ over }) => {
  expect(toChange({ ...draftOf(application), ...signed, ...over }, application, current)).toBeUndefined()
})
