import { expect, test } from 'vitest'
import { isDependencyFailure } from './dependency-errors.ts'

const coded = (code: string): Error => Object.assign(new Error('trouble'), { code })

test.each([
  ['a server that shuts down', coded('57P01')],
  ['a server that is starting', coded('57P03')],
  ['a connection that is refused', coded('ECONNREFUSED')],
  ['a connection timeout', new Error('timeout expired')],
  ['a connection that ends', new Error('Connection terminated unexpectedly')],
  ['a connection that was lost before', new Error('Client has encountered a connection error and is not queryable')],
  ['one of these as the cause of another', new Error('the pool', { cause: coded('ECONNRESET') })],
])('OPS-01 treats %s as a failure of a dependency, after which the same key is sent again', (_, error) =>
  expect(isDependencyFailure(error)).toBe(true),
)

test('treats a broken database constraint as a bug', () => expect(isDependencyFailure(coded('23505'))).toBe(false))
