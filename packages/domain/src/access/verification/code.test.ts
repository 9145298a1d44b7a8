import { expect, test } from 'vitest'
import { maySend, type Sends } from './code.ts'

const now = new Date('2026-03-18T06:42:05Z')
const quiet: Sends = {
  now,
  resendAt: undefined,
  targetInHour: 0,
  targetInDay: 0,
  wrongInDay: 0,
  addressInDay: 0,
  networkInDay: 0,
  addressLimit: 20,
}
const after = (ms: number): Date => new Date(now.getTime() + ms)

test('allows the first code, and the next one once the resend interval is over', () => {
  expect(maySend(quiet).ok).toBe(true)
  expect(maySend({ ...quiet, resendAt: now }).ok).toBe(true)
})

test('refuses a code one millisecond too early, and returns the whole seconds to wait', () => {
  expect(maySend({ ...quiet, resendAt: after(1) })).toMatchObject({
    code: 'VERIFICATION_RESEND_TOO_SOON',
    params: { seconds: 1 },
  })
  expect(maySend({ ...quiet, resendAt: after(89_001) })).toMatchObject({ params: { seconds: 90 } })
})

test.each([
  ['the fifth in an hour passes, the sixth does not', { targetInHour: 4 }, { targetInHour: 5 }],
  ['the tenth in a day passes, the eleventh does not', { targetInDay: 9 }, { targetInDay: 10 }],
  ['the two hundredth from one network passes, the next does not', { networkInDay: 199 }, { networkInDay: 200 }],
  ['nineteen wrong tries in a day pass, twenty do not', { wrongInDay: 19 }, { wrongInDay: 20 }],
  ['the twentieth from one address passes, the next does not', { addressInDay: 19 }, { addressInDay: 20 }],
])('AUT-10 %s', (_, last, over) => {
  expect(maySend({ ...quiet, ...last }).ok).toBe(true)
  expect(maySend({ ...quiet, ...over })).toMatchObject({ code: 'VERIFICATION_TOO_MANY_SENDS' })
})
