import { expect, test } from 'vitest'
import { apiNouns } from '#api-nouns.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'

const nameTakenBy = ({ input }: Endpoint, length: number): boolean =>
  input.shape['name']?.safeParse('n'.repeat(length)).success === true

test('every upload takes a file name of 1000 characters, and no longer one', () => {
  const rows = apiNouns.flatMap((noun) => Object.values<Endpoint>(noun.rows))
  const sending = rows.filter(({ consumes }) => consumes === 'multipart/form-data')
  expect(sending.length).toBeGreaterThanOrEqual(4)
  expect(sending.filter((row) => !nameTakenBy(row, 1000) || nameTakenBy(row, 1001)).map(({ path }) => path)).toEqual([])
})
