import { expect, test, vi } from 'vitest'
import type { Bus } from './bus.ts'
import { createLog } from '#platform/observing/log.ts'
import { privateBus } from './private-bus.ts'

/** Creates nodes on a shared bus. The test can read its messages, and send them again under another subject. */
function wire() {
  const subscribers: { subject: string; receive: (text: string) => void }[] = []
  const sent: { subject: string; text: string }[] = []
  const send = (subject: string, text: string): void => {
    for (const subscriber of subscribers) if (subscriber.subject === subject) subscriber.receive(text)
  }
  const bus: Bus = {
    publish: (subject, text) => {
      sent.push({ subject, text })
      send(subject, text)
      return true
    },
    subscribe: (subject, receive) => void subscribers.push({ subject, receive }),
    isUp: () => true,
    close: async () => undefined,
  }
  return { bus, sent, send }
}
const error = vi.fn<() => void>()
const nodeOf = (bus: Bus, secret = 'the key of this exchange') =>
  privateBus(bus, { SECRET_KEY: secret }, { ...createLog('silent'), error })

test("nodes of one exchange receive each other's messages, and nobody else can read them", () => {
  const { bus, sent } = wire()
  const received: string[] = []
  nodeOf(bus).subscribe('told', (text) => void received.push(text))
  for (const text of ['an order of li@tessera.example', '一行\n又一行', '']) nodeOf(bus).publish('told', text)
  expect(received).toEqual(['an order of li@tessera.example', '一行\n又一行', ''])
  expect(JSON.stringify(sent)).not.toMatch(/order|tessera\.example|行/)
  expect(new Set(sent.map(({ text }) => text)).size).toBe(3)
})

test('drops and logs messages of another exchange, unencrypted ones, and ones under another subject', () => {
  const { bus, sent, send } = wire()
  const received: string[] = []
  nodeOf(bus).subscribe('commands', (text) => void received.push(text))
  nodeOf(bus, 'the key of another exchange').publish('commands', 'place an order')
  for (const text of ['place an order', '', 'k1', 'k1.a.b.c', 'k9.a.b.c']) send('commands', text)
  nodeOf(bus).publish('answers', 'place an order')
  send('commands', sent.at(-1)?.text ?? '')
  expect(received).toEqual([])
  expect(error).toHaveBeenCalledTimes(7)
})
