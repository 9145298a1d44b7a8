import { expect, test } from 'vitest'
import { type Certificate, certificateNumber, certificatesHeld } from './certificates.ts'

const acquired = new Date('2026-03-01T00:00:00Z')
const until = new Date('2027-03-01T00:00:00Z')
const issued = (number: number, units: bigint, locked = 0n): Certificate => ({
  number,
  units,
  acquired,
  locked: locked === 0n ? [] : [{ units: locked, until }],
})
const numbered = (held: bigint, all: readonly Certificate[]) => {
  const { certificates, bought } = certificatesHeld(held, all)
  return { left: certificates.map(({ number, units }) => [number, units]), bought }
}

test.each([
  [
    'nothing sold',
    50n,
    [issued(1, 30n), issued(4, 20n)],
    [
      [1, 30n],
      [4, 20n],
    ],
    0n,
  ],
  [
    'more bought than allotted',
    62n,
    [issued(1, 30n), issued(4, 20n)],
    [
      [1, 30n],
      [4, 20n],
    ],
    12n,
  ],
  [
    'a part of the first sold',
    40n,
    [issued(1, 30n), issued(4, 20n)],
    [
      [1, 20n],
      [4, 20n],
    ],
    0n,
  ],
  ['the first sold whole', 15n, [issued(1, 30n), issued(4, 20n)], [[4, 15n]], 0n],
  [
    'the first locked',
    40n,
    [issued(1, 30n, 30n), issued(4, 20n)],
    [
      [1, 30n],
      [4, 10n],
    ],
    0n,
  ],
  [
    'a part of the first locked',
    25n,
    [issued(1, 30n, 10n), issued(4, 20n)],
    [
      [1, 10n],
      [4, 15n],
    ],
    0n,
  ],
  ['less held than is locked', 5n, [issued(1, 30n, 30n), issued(4, 20n)], [[1, 5n]], 0n],
  ['everything sold', 0n, [issued(1, 30n)], [], 0n],
  ['bought alone', 7n, [], [], 7n],
] as const)('%s: the certificates and the bought units together are the holding', (_, held, all, left, bought) => {
  expect(numbered(held, all)).toEqual({ left, bought })
  const { certificates } = certificatesHeld(held, all)
  expect(certificates.reduce<bigint>((sum, { units }) => sum + units, bought)).toBe(held)
})

test('a certificate number is the symbol and six digits, or more digits if six are not enough', () => {
  expect(certificateNumber('LBR3', 12)).toBe('LBR3-000012')
  expect(certificateNumber('LBR3', 1_234_567)).toBe('LBR3-1234567')
})
