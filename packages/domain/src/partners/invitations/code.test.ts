import { expect, test } from 'vitest'
import { INVITE_CODE_LENGTH, inviteCodeOf, readInviteCode } from './code.ts'

test('AUT-27 a code has fifty bits in characters without look-alikes', () => {
  const seen = new Set<string>()
  for (let byte = 0; byte < 256; byte += 1)
    seen.add(inviteCodeOf(new Uint8Array(INVITE_CODE_LENGTH).fill(byte)).charAt(0))
  expect([...seen].toSorted().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
  expect(inviteCodeOf(new Uint8Array([0, 9, 10, 17, 18, 31, 32, 255, 1, 2]))).toBe('09AHJZ0Z12')
})

test('reads a code in any case and grouping, and replaces look-alikes', () => {
  expect(readInviteCode(' ab1o-2il8 kz ')).toBe('AB102118KZ')
  expect(readInviteCode('C4C812984C')).toBe('C4C812984C')
})
