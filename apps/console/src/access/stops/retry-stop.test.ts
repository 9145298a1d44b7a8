import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { expect, test, vi } from 'vitest'
import { retryStop } from './retry-stop.ts'

const notYet = new ApiError('STOP_NOT_YET', 'Nothing is stopped yet.')

test('OPR-04 a stop is sent again until it is set, and the operator sees that it is not set yet', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(notYet).mockRejectedValueOnce(notYet)
  send.mockResolvedValue('set')
  const onWait = vi.fn<(message: string) => void>()
  expect(await retryStop(send, { onWait, isWanted: () => true, pauseMs: 1 })).toBe('set')
  expect(send).toHaveBeenCalledTimes(3)
  expect(onWait.mock.calls).toEqual([['Nothing is stopped yet.'], ['Nothing is stopped yet.']])
})

test('OPR-04 does not send a stop again after a refusal or after its dialog was closed', async () => {
  const closed = new ApiError('STOP_ACCOUNT_CLOSED', 'This account is closed.')
  const refused = vi.fn<() => Promise<string>>().mockRejectedValue(closed)
  await expect(retryStop(refused, { onWait: vi.fn<() => void>(), isWanted: () => true, pauseMs: 1 })).rejects.toBe(
    closed,
  )
  const busy = vi.fn<() => Promise<string>>().mockRejectedValue(notYet)
  await expect(retryStop(busy, { onWait: vi.fn<() => void>(), isWanted: () => false, pauseMs: 1 })).rejects.toBe(notYet)
  expect([refused, busy].map((send) => send.mock.calls.length)).toEqual([1, 1])
})
