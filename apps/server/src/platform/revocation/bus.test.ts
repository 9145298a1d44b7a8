import { expect, test, vi } from 'vitest'
import { localNats } from '#testing/nats.ts'
import { isNewEnough, openBus } from './bus.ts'
import { createLog } from '#platform/observing/log.ts'

const log = createLog('silent')

test.each([
  ['2.10.23', true],
  ['2.10.22', false],
  ['2.9.10', false],
  ['2.11.0', true],
  ['3.0.0-beta', true],
  ['v2.12.1', true],
  ['1.99.99', false],
  ['', false],
])('NATS %s is accepted: %s', (version, may) => expect(isNewEnough(version)).toBe(may))

test('OPS-03 refuses to start with a NATS version that may lose accepted messages', async () => {
  const nats = await localNats({ version: '2.10.22' })
  await expect(openBus(nats.url, log)).rejects.toThrow('NATS 2.10.22; nodes need 2.10.23 or newer')
  await nats.close()
})

test('OPS-03 stops using NATS and logs it after reconnecting to an older version', async () => {
  const nats = await localNats()
  const port = Number(new URL(nats.url).port)
  const error = vi.fn<typeof log.error>()
  const bus = await openBus(nats.url, { ...log, warn: () => undefined, error })
  expect(bus.publish('subject', 'text')).toBe(true)
  await nats.close()
  const older = await localNats({ version: '2.9.10', port })
  await expect.poll(() => error.mock.calls.length).toBe(1)
  expect(bus.publish('subject', 'text')).toBe(false)
  await bus.close()
  await older.close()
})

test('OPS-03 starts without NATS, and publishes nothing until it is up', async () => {
  const nats = await localNats()
  nats.cut()
  const bus = await openBus(nats.url, log)
  expect(bus.publish('subject', 'text')).toBe(false)
  nats.mend()
  await expect.poll(() => bus.publish('subject', 'text')).toBe(true)
  await bus.close()
  await nats.close()
})
