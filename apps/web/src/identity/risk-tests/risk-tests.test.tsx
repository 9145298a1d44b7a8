import { riskTests } from '@tessera/contract/identity/risk-tests/risk-tests.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import type { TestState } from './risk-tests.queries.ts'

const testing: TestState = {
  required: true,
  passedAt: null,
  nextTryAt: null,
  questions: 10,
  passPercent: 80,
  waitHours: 24,
  ofOwner: false,
  open: {
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
    total: 10,
    answered: 9,
    right: 8,
    question: { text: 'How much can you lose?', options: ['Half', 'All'] },
  },
  last: null,
}

test('an answer is explained before the result is shown', async () => {
  const done: TestState = {
    ...testing,
    open: null,
    passedAt: '2026-11-21T10:00:00.000Z',
    last: { right: 8, total: 10, passed: true, at: '2026-11-21T10:00:00.000Z' },
  }
  const calls = serve({
    ...signedIn('approved'),
    [riskTests.current.path]: testing,
    [riskTests.answer.path]: { right: false, rightOption: 1, explanation: 'No rule limits it.', standing: done },
  })
  await openApp('/en_US/personal/riskTest', 'token')
  await page.getByText('Half', { exact: true }).click()
  await page.getByRole('button', { name: 'Answer' }).click()
  await expect.element(page.getByText(/No rule limits it\./)).toBeVisible()
  await expect.element(page.getByText(/The correct answer is: All/)).toBeVisible()
  const sent = calls.filter(({ path }) => path === riskTests.answer.path).map(({ body }): unknown => JSON.parse(body))
  expect(sent[0]).toMatchObject({ question: 9, option: 0 })
  await page.getByRole('button', { name: 'View result' }).click()
  await expect.element(page.getByText(/8 of 10 answers were correct\./)).toBeVisible()
})
