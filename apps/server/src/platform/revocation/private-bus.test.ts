import { expect, test, vi } from 'vitest'
import type { Bus } from './bus.ts'
import { createLog } from '#platform/observing/log.ts'
import { privateBus } from './private-bus.ts'

/** Nodes on one wire; what went over it can be read, and sent again under another subject. */
function wire() {
  const ears: { subject: string; heard: (text: string) => void }[] = []
  const sent: { subject: string; text: string }[] = []
  const send = (subject: string, text: string): void => {
    for (const ear of ears) if (ear.subject === subject) ear.heard(text)
  }
  const bus: Bus = {
    tell: (subject, text) => {
      sent.push({ subject, text })
      send(subject, text)
      return true
    },
    hear: (subject, heard) => void ears.push({ subject, heard }),
    isUp: () => true,
    close: async () => undefined,
  }
  return { bus, sent, send }
}
const error = vi.fn<() => void>()
const nodeOf = (bus: Bus, secret = 'the key of the house') =>
  privateBus(bus, { SECRET_KEY: secret }, { ...createLog('silent'), error })

test('nodes of one house hear each other, and nobody else reads what they say', () => {
  const { bus, sent } = wire()
  const heard: string[] = []
  nodeOf(bus).hear('told', (text) => void heard.push(text))
  for (const text of ['an order of li@tessera.example', '一行\n又一行', '']) nodeOf(bus).tell('told', text)
  expect(heard).toEqual(['an order of li@tessera.example', '一行\n又一行', ''])
  expect(JSON.stringify(sent)).not.toMatch(/order|tessera\.example|行/)
  expect(new Set(sent.map(({ text }) => text)).size).toBe(3)
})

test('what another house says, what nobody sealed and what was said under another subject is not heard, and told of', () => {
  const { bus, sent, send } = wire()
  const heard: string[] = []
  nodeOf(bus).hear('commands', (text) => void heard.push(text))
  nodeOf(bus, 'the key of another house').tell('commands', 'place an order')
  for (const text of ['place an order', '', 'k1', 'k1.a.b.c', 'k9.a.b.c']) send('commands', text)
  nodeOf(bus).tell('answers', 'place an order')
  send('commands', sent.at(-1)?.text ?? '')
  expect(heard).toEqual([])
  expect(error).toHaveBeenCalledTimes(7)
})
