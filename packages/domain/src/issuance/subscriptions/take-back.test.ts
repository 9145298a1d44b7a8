import { expect, test } from 'vitest'
import { mayTakeBack, type TakeBack } from './take-back.ts'

const [OPENS, CLOSES, UNTIL] = [new Date('2026-03-01'), new Date('2026-03-31'), new Date('2026-04-01')]
const of = (about: Partial<TakeBack> = {}): TakeBack => ({
  status: 'subscription_ended',
  opensAt: OPENS,
  closesAt: CLOSES,
  acceptedVersion: 2,
  reopenedVersion: 3,
  reopenedUntil: UNTIL,
  ...about,
})
const before = (at: Date) => new Date(at.getTime() - 1)
const never = { reopenedVersion: null, reopenedUntil: null } as const

test.each<[string, Partial<TakeBack>, Date, boolean]>([
  ['at the last moment of the offer', { status: 'in_subscription', ...never }, before(CLOSES), true],
  ['when it closes', { status: 'in_subscription', ...never }, CLOSES, false],
  ['once it has closed', never, CLOSES, false],
  ['behind the close after a change', {}, before(UNTIL), true],
  ['before anybody has closed it', { status: 'in_subscription' }, before(UNTIL), true],
  ['once the time after a change is over', {}, UNTIL, false],
  ['when the changed version itself was accepted', { acceptedVersion: 3 }, before(UNTIL), false],
  ['once it is allotted', { status: 'allotted' }, before(UNTIL), false],
])('%s', (_, about, now, may) => {
  expect(mayTakeBack(of(about), now)).toBe(may)
})
