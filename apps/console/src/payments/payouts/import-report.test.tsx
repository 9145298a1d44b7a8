import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { ImportReport } from './import-report.tsx'

type Preview = Awaited<ReturnType<typeof api.payoutsReview.previewReport>>
const report: Preview = {
  batch: 'PB2603181',
  report: 'MERL-7',
  time: '2026-03-18T08:30:00Z',
  state: 'PART',
  reason: '',
  rows: [
    {
      reference: '222222225',
      number: 'FW2603189',
      name: 'Jia Wen Lim',
      amount: '95.00',
      state: 'RJCT',
      reason: 'AC04 Closed account',
      effect: 'to_end',
    },
  ],
  unreported: 2,
}
const onClose = vi.fn<() => void>()
const Dialog = () => <ImportReport id="b1" number="PB2603181" onClose={onClose} />
const send = () => page.getByRole('button', { name: 'Import statuses' })
const choose = () =>
  userEvent.upload(
    page.elementLocator(document.querySelector('input[type="file"]') ?? document.body),
    new File(['<Document/>'], 'report.xml', { type: 'text/xml' }),
  )

test('a report is previewed with the status and effect of each payment, and imported as previewed', async () => {
  const preview = vi.spyOn(api.payoutsReview, 'previewReport').mockResolvedValue(report)
  const read = vi.spyOn(api.payoutsReview, 'importReport').mockResolvedValue(report)
  await show(Dialog)
  await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
  await choose()
  await expect.element(page.getByText('Status of the file: Partly accepted')).toBeVisible()
  await expect.element(page.getByText('Rejected (RJCT)')).toBeVisible()
  await expect.element(page.getByText('AC04 Closed account')).toBeVisible()
  await expect.element(page.getByText('Two people can end it')).toBeVisible()
  await expect.element(page.getByText('2 payments are not in the report. Their statuses do not change.')).toBeVisible()
  await send().click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const upload = { id: 'b1', file: btoa('<Document/>') }
  expect(preview).toHaveBeenCalledWith(upload)
  expect(read.mock.calls[0]?.[0]).toEqual(upload)
})

test('a report of another file is refused at the file, and cannot be imported', async () => {
  const refusal = new ApiError('PAYMENT_REPORT_OTHER_FILE', 'It is about another file.', { field: 'file' })
  vi.spyOn(api.payoutsReview, 'previewReport').mockRejectedValue(refusal)
  await show(Dialog)
  await choose()
  await expect.element(page.getByText('It is about another file.')).toBeVisible()
  await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
})
