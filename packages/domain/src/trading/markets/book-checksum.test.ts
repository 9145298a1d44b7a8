import { expect, test } from 'vitest'
import { bookChecksum, CHECKSUM_LEVELS, type WireLevel } from './book-checksum.ts'

const level = (at: number): WireLevel => [`${at}`, '1']

test('the checksum of an empty book is that of the single bar', () => expect(bookChecksum([], [])).toBe(4178332219))

test('matches a published vector: bids 12.47:114, asks 12.49:386 and 12.5:581', () =>
  expect(
    bookChecksum(
      [['12.47', '114']],
      [
        ['12.49', '386'],
        ['12.5', '581'],
      ],
    ),
  ).toBe(481917784))

test('changes with a quantity within its levels, but not with one beyond them', () => {
  const side = Array.from({ length: CHECKSUM_LEVELS + 1 }, (_, at) => level(at + 1))
  const within = side.with(CHECKSUM_LEVELS - 1, ['25', '2'])
  const beyond = side.with(CHECKSUM_LEVELS, ['26', '2'])
  expect(bookChecksum(within, [])).not.toBe(bookChecksum(side, []))
  expect(bookChecksum(beyond, [])).toBe(bookChecksum(side, []))
  expect(bookChecksum([level(1)], [])).not.toBe(bookChecksum([], [level(1)]))
})
