import { expect, test } from 'vitest'
import type { Command } from './command.ts'
import { CommandQueue } from './command-queue.ts'

const cancelOf = (customer: string, apiKey?: string): Command => ({
  kind: 'cancel',
  customer,
  apiKey,
  order: 'order',
  cause: 'asked',
})
const enter = (room: CommandQueue, customer: string, count: number, apiKey?: string): void => {
  for (let at = 0; at < count; at++) room.enter({ command: cancelOf(customer, apiKey), answer: () => undefined })
}

test('TRD-12 a flood of one customer is refused before it becomes the queue of the others', () => {
  const room = new CommandQueue()
  enter(room, 'loud', 1_000)
  expect(room.hasRoomFor(cancelOf('loud'))).toBe(false)
  expect(room.hasRoomFor(cancelOf('quiet'))).toBe(true)
  expect(room.hasRoomFor({ kind: 'take_transfers' })).toBe(true)
  while (room.size > 0) room.take()
  expect(room.hasRoomFor(cancelOf('loud'))).toBe(true)
})

test('TRD-12 a program that runs wild leaves its owner room to stop it, and no key makes more of it', () => {
  const room = new CommandQueue()
  enter(room, 'owner', 500, 'wild key')
  expect(room.hasRoomFor(cancelOf('owner', 'wild key'))).toBe(false)
  expect(room.hasRoomFor(cancelOf('owner', 'other key'))).toBe(true)
  expect(room.hasRoomFor(cancelOf('owner'))).toBe(true)
  enter(room, 'owner', 500, 'other key')
  expect(room.hasRoomFor(cancelOf('owner', 'third key'))).toBe(false)
  expect(room.hasRoomFor(cancelOf('owner'))).toBe(false)
  while (room.size > 0) room.take()
  expect(room.hasRoomFor(cancelOf('owner', 'wild key'))).toBe(true)
})

test('TRD-13 what the house takes out counts against nobody', () => {
  const room = new CommandQueue()
  enter(room, 'loud', 1_000)
  const barred = { kind: 'cancel', customer: 'loud', order: 'order', cause: 'barred' } as const
  expect(room.hasRoomFor(barred)).toBe(true)
  room.enter({ command: barred, answer: () => undefined })
  while (room.size > 0) room.take()
  expect(room.hasRoomFor(cancelOf('loud'))).toBe(true)
})

test('TRD-12 beyond twenty thousand nobody waits: memory stays bounded', () => {
  const room = new CommandQueue()
  for (let at = 0; at < 20; at++) enter(room, `customer ${at}`, 1_000)
  expect(room.hasRoomFor(cancelOf('another'))).toBe(false)
})

test('batches grow on a fast machine, shrink on a slow one, and keep the order of arrival', () => {
  const room = new CommandQueue()
  for (let at = 0; at < 4; at++) enter(room, `customer ${at}`, 1_000)
  const customers = room.take().map(({ command }) => 'customer' in command && command.customer)
  expect(customers).toHaveLength(2_000)
  expect(customers.at(-1)).toBe('customer 1')
  for (let at = 0; at < 30; at++) room.took(100, 100)
  expect(room.take()).toHaveLength(256)
})

test('what waits while nothing is on its way is parted: one batch is decided while the other is written', () => {
  const room = new CommandQueue()
  enter(room, 'customer', 9)
  expect(room.take(2)).toHaveLength(5)
  expect(room.take()).toHaveLength(4)
  enter(room, 'customer', 1)
  expect(room.take(2)).toHaveLength(1)
})
