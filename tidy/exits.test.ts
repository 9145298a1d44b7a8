import { expect, test } from 'vitest'
import { code, isTest, type Source, uncommented } from './sources.ts'

// Money leaves by these calls: storing a signature, creating a payment file, and handing one out. Code that makes such
// a call must check the one gate of stops in the same transaction.
const exits = ['insertAttempt(', 'paymentFile(', 'batchFile('] as const
const gates = ['exitStop(', 'requireExitOpen(']

/** True if the text calls the function, apart from its definition. */
const calls = (text: string, name: string): boolean =>
  uncommented(text)
    .replaceAll(`function ${name}`, '')
    .replaceAll(`const ${name.slice(0, -1)} =`, '')
    .includes(name)

const ungated = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ text }) => exits.some((name) => calls(text, name)) && !gates.some((gate) => text.includes(gate)))
    .map(({ file }) => file)

const server = code.filter(({ file }) => file.startsWith('apps/server/src/') && !isTest(file))

test('all code that lets money leave checks the one gate', () => {
  for (const name of exits) expect(server.filter(({ text }) => calls(text, name)).length).toBeGreaterThan(0)
  expect(ungated(server)).toEqual([])
})

test('catches an exit that does not check the gate', () => {
  expect(ungated([{ file: 'a.ts', text: 'await insertAttempt(tx, attempt)' }])).toEqual(['a.ts'])
  expect(ungated([{ file: 'a.ts', text: 'export const insertAttempt = (tx: Tx) => 1' }])).toEqual([])
})
