import { expect, test } from 'vitest'
import { type ApplicationFields, toApplication } from './to-application.ts'

const fields: ApplicationFields = {
  type: 'introducer',
  number: 'IN-1',
  authority: 'MAS',
  country: 'SG',
  expiresOn: '2030-01-01',
  file: [{ url: '', id: 'f1', name: 'licence.pdf' }],
  how: 'Seminars.',
  expectedClients: '20',
  evidence: [],
  parentCode: ' ',
}
const read = (about: Partial<ApplicationFields> = {}) => toApplication(() => '2026-03-01')({ ...fields, ...about })

test('a complete form becomes the request, with a referring code only if one is typed', () => {
  const licence = { type: 'introducer', number: 'IN-1', authority: 'MAS', country: 'SG', expiresOn: '2030-01-01' }
  const body = { licence, uploadId: 'f1', how: 'Seminars.', expectedClients: 20 }
  expect(read()).toEqual({ ok: true, body })
  expect(read({ parentCode: 'AB12' })).toEqual({ ok: true, body: { ...body, parentCode: 'AB12' } })
})

test.each([
  [{ type: '' }, 'type', 'missing'],
  [{ number: ' ' }, 'number', 'missing'],
  [{ expiresOn: '1.1.2030' }, 'expiresOn', 'day'],
  [{ expiresOn: '2026-03-01' }, 'expiresOn', 'past'],
  [{ file: [] }, 'file', 'missing'],
  [{ expectedClients: '1.5' }, 'expectedClients', 'count'],
  [{ expectedClients: '1000001' }, 'expectedClients', 'count'],
] as const)('reports %o at %s', (about, field, fault) => {
  expect(read(about)).toMatchObject({ ok: false, faults: { [field]: fault } })
})
