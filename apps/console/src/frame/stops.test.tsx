import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { Stops } from './stops.tsx'
import { show } from './testing.tsx'

test('a stop shows its reason, its start and who can end it', async () => {
  vi.spyOn(api.exits, 'stops').mockResolvedValue({
    rows: [
      {
        kind: 'books_broken',
        since: '2026-03-18T09:30:00.000Z',
        reasons: [{ rule: 'I27', rows: 1 }],
        ends: 'difference',
        roles: ['finance'],
      },
    ],
  })
  vi.spyOn(api.operators, 'roleNames').mockResolvedValue({
    rows: [{ code: 'finance', names: { en_US: 'Finance', zh_CN: '财务' } }],
  })
  await show(Stops)
  const stop = page.getByRole('alert').filter({ hasText: 'Outgoing payments are stopped.' })
  await expect
    .element(stop)
    .toMatchTextContent(
      /Outgoing payments are stopped\..*Failed rules: I27 \(1 row\)\..*Active since 2026-03-18 09:30.*Two operators with the role Finance/u,
    )
})

test('nothing is shown while withdrawals are open', async () => {
  const stopsRequest = vi.spyOn(api.exits, 'stops').mockResolvedValue({ rows: [] })
  await show(Stops)
  await expect.poll(() => stopsRequest.mock.calls.length).toBeGreaterThan(0)
  expect(page.getByText('Outgoing payments are stopped.').elements()).toEqual([])
})
