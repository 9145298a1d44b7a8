import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { nothingChosen, paymentProposal, PaymentEvidence } from './payment-evidence.tsx'
import type { WithdrawalCase } from './withdrawals.queries.ts'

const signature = '5'.repeat(88)
const found = '4'.repeat(88)
const explorer = (of: string): string => `https://explorer.example/tx/${of}`
const report = { isSilent: false, height: '250000000', state: 'absent' as const, reaches: true, payments: [] }
const withdrawal: WithdrawalCase = {
  id: '01990000-0000-7000-8000-000000000001',
  time: '2026-11-28T06:00:00.000Z',
  coin: 'tUSD',
  chain: 'solana_devnet',
  address: 'Address',
  tag: null,
  amount: '100.000000',
  fee: '1.000000',
  receives: '99.000000',
  remark: null,
  beneficiary: null,
  status: 'pending review',
  stage: 'broadcast',
  stageAt: '2026-11-28T06:00:00.000Z',
  confirmUntil: null,
  reason: null,
  customerMessage: null,
  overLimitReason: null,
  decisionBy: null,
  txId: signature,
  cancellable: false,
  customer: { id: '01990000-0000-7000-8000-000000000002', number: '30001', email: 'a@example.com', name: 'Ada' },
  kycAtRequest: 'approved',
  factor: 'email',
  signerRefusal: 'hosts_differ',
  attempts: [
    {
      txId: signature,
      outcome: 'pending',
      at: '2026-11-28T06:01:00.000Z',
      lastValidHeight: '249999000',
      explorer: explorer(signature),
    },
  ],
  evidence: {
    doubt: 'hosts_differ',
    at: '2026-11-28T06:05:00.000Z',
    explorer: 'https://explorer.example/address/hot',
    hosts: [
      { host: 'first.example', ...report },
      {
        host: 'second.example',
        ...report,
        state: 'finalized',
        payments: [{ signature: found, matches: true, explorer: explorer(found) }],
      },
    ],
  },
}

test("shows each signature and each node's report, with links to the explorer", async () => {
  vi.spyOn(api.withdrawalsReview, 'get').mockResolvedValue(withdrawal)
  await show(() => <PaymentEvidence id={withdrawal.id} choice={nothingChosen} onChange={() => undefined} />)
  await expect.element(page.getByRole('link', { name: signature })).toHaveAttribute('href', explorer(signature))
  await expect.element(page.getByRole('link', { name: found })).toHaveAttribute('href', explorer(found))
  await expect.element(page.getByRole('row', { name: /first\.example.*Absent/u })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /second\.example.*Paid.*This payment/u })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'History of the hot wallet' }))
    .toHaveAttribute('href', 'https://explorer.example/address/hot')
})

test.each([
  ['another signature', { act: 'sign', paidBy: '' }, { paymentAct: 'sign' }],
  ['a payment that was seen', { act: 'paid', paidBy: ` ${found} ` }, { paymentAct: 'paid', paidBy: found }],
  ['a payment without its signature', { act: 'paid', paidBy: 'half' }, {}],
] as const)('proposes %s as %o', (_, choice, proposal) => {
  expect(paymentProposal(choice)).toEqual(proposal)
})
