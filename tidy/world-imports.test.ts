import { expect, test } from 'vitest'
import { type Edge, importsIn } from './graph.ts'
import { unexplained, unused } from './world-imports.ts'

const { edges } = importsIn(['world'], process.cwd())

test('the local world loads only files of the server that no endpoint can replace', () => {
  expect(edges.length).toBeGreaterThan(500)
  expect(unexplained(edges)).toEqual([])
})

test('each reason belongs to an import', () => {
  expect(unused(edges)).toEqual([])
})

test('catches a function of an endpoint in the story, and allows types and test helpers', () => {
  const to = 'apps/server/src/office/operators/invite-operator.ts'
  const from = 'world/src/stories/staff.ts'
  const planted: readonly Edge[] = [
    { from, to, runs: true },
    { from, to: 'apps/server/src/server.ts', runs: true },
    { from, to, runs: false },
    { from: 'world/src/testing/new-operator.ts', to, runs: true },
  ]
  expect(unexplained(planted)).toEqual([`${from} imports ${to}`])
})
