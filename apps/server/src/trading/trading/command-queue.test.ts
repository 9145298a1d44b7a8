import { expect, test } from 'vitest'
import type { Command } from './command.ts'
import { CommandQueue } from './command-queue.ts'

const cancelOf = (customer: string, apiKey?: string): Command => ({
  kind: 'cancel',
  customer,
  apiKey,
  order: 'order',
  cause: 'requested',
})
const enter = (queue: CommandQueue, customer: string, count: number, apiKey?: string): void => {
  for (let at = 0; at < count; at++) queue.enter({ command: cancelOf(customer, apiKey), answer: () => undefined })
}

test('TRD-12 rejects a flood of one customer before it delays the others', () => {
  const queue = new CommandQueue()
  enter(queue, 'loud', 1_000)
  expect(queue.hasRoomFor(cancelOf('loud'))).toBe(false)
  expect(queue.hasRoomFor(cancelOf('quiet'))).toBe(true)
  expect(queue.hasRoomFor({ kind: 'take_transfers' })).toBe(true)
  while (queue.size > 0) queue.take()
  expect(queue.hasRoomFor(cancelOf('loud'))).toBe(true)
})

test('TRD-12 the owner of a runaway program can still stop it, however many keys it uses', () => {
  const queue = new CommandQueue()
  enter(queue, 'owner', 500, 'wild key')
  expect(queue.hasRoomFor(cancelOf('owner', 'wild key'))).toBe(false)
  expect(queue.hasRoomFor(cancelOf('owner', 'other key'))).toBe(true)
  expect(queue.hasRoomFor(cancelOf('owner'))).toBe(true)
  enter(queue, 'owner', 500, 'other key')
  expect(queue.hasRoomFor(cancelOf('owner', 'third key'))).toBe(false)
  expect(queue.hasRoomFor(cancelOf('owner'))).toBe(false)
  while (queue.size > 0) queue.take()
  expect(queue.hasRoomFor(cancelOf('owner', 'wild key'))).toBe(true)
})

test('TRD-13 counts cancels by the exchange towards no customer', () => {
  const queue = new CommandQueue()
  enter(queue, 'loud', 1_000)
  const barred = { kind: 'cancel', customer: 'loud', order: 'order', cause: 'barred' } as const
  expect(queue.hasRoomFor(barred)).toBe(true)
  queue.enter({ command: barred, answer: () => undefined })
  while (queue.size > 0) queue.take()
  expect(queue.hasRoomFor(cancelOf('loud'))).toBe(true)
})

test('TRD-12 rejects commands beyond twenty thousand, so that memory is limited', () => {
  const queue = new CommandQueue()
  for (let at = 0; at < 20; at++) enter(queue, `customer ${at}`, 1_000)
  expect(queue.hasRoomFor(cancelOf('another'))).toBe(false)
})

test('adapts the batch size to the speed of the machine, and keeps the order of arrival', () => {
  const queue = new CommandQueue()
  for (let at = 0; at < 4; at++) enter(queue, `customer ${at}`, 1_000)
  const customers = queue.take().map(({ command }) => 'customer' in command && command.customer)
  expect(customers).toHaveLength(2_000)
  expect(customers.at(-1)).toBe('customer 1')
  for (let at = 0; at < 30; at++) queue.adaptBatchSize(100, 100)
  expect(queue.take()).toHaveLength(256)
})

test('divides waiting commands while no batch is running, so that one is decided while the other is written', () => {
  const queue = new CommandQueue()
  enter(queue, 'customer', 9)
  expect(queue.take(2)).toHaveLength(5)
  expect(queue.take()).toHaveLength(4)
  enter(queue, 'customer', 1)
  expect(queue.take(2)).toHaveLength(1)
})
