import { expect, test } from 'vitest'
import { MAIL_PAUSE_SECONDS, mayMailAgain, MAX_MAILS } from './mail-confirmation.ts'

const PAUSE = MAIL_PAUSE_SECONDS * 1000
const AT = 1_770_000_000_000

test.each([
  ['nothing was sent', [], AT, 'SUCCESS'],
  ['the pause is over', [AT], AT + PAUSE, 'SUCCESS'],
  ['a millisecond of the pause is left', [AT], AT + PAUSE - 1, 'WITHDRAWAL_MAIL_TOO_SOON'],
  ['the clock went back', [AT], AT - PAUSE, 'WITHDRAWAL_MAIL_TOO_SOON'],
  ['the newest email is not the last of the list', [AT, AT - PAUSE], AT + 1, 'WITHDRAWAL_MAIL_TOO_SOON'],
  ['one email is left', Array<number>(MAX_MAILS - 1).fill(AT), AT + PAUSE, 'SUCCESS'],
  ['no email is left', Array<number>(MAX_MAILS).fill(AT), AT + 10 * PAUSE, 'WITHDRAWAL_MAIL_LIMIT'],
])('whether another email may be sent: %s', (_case, sent, now, code) => {
  const may = mayMailAgain(sent, now)
  expect(may.ok ? 'SUCCESS' : may.code).toBe(code)
})

test('returns the remaining seconds', () => {
  expect(mayMailAgain([AT], AT + 1500)).toMatchObject({ params: { seconds: MAIL_PAUSE_SECONDS - 1 } })
})
