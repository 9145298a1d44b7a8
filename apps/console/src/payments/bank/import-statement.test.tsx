import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { ImportStatement } from './import-statement.tsx'
import type { Preview } from './statement-preview.tsx'

function Import() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Begin
      </button>
      <ImportStatement open={open} onClose={() => setOpen(false)} onClaimed={() => undefined} />
    </>
  )
}
const begin = () => page.getByRole('button', { name: 'Begin' }).click()
const file = () => page.elementLocator(document.querySelector('input[type="file"]') ?? document.body)
const importButton = () => page.getByRole('button', { name: 'Import', exact: true })

const statement: Preview = {
  format: 'camt053',
  accountNumber: '003-1',
  coin: 'SGD',
  opening: '0.00',
  closing: '100.00',
  from: '2026-03-18',
  until: '2026-03-18',
  sumIn: '100.00',
  sumOut: '0.00',
  missing: null,
  read: 2,
  known: 1,
  lines: [
    {
      id: 'c1',
      bank: 'HKSB',
      lineId: 'L1',
      accountNumber: '003-1',
      bookedOn: '2026-03-18',
      direction: 'in',
      amount: '100.00',
      coin: 'SGD',
      payerName: 'ADA LIM',
      text: 'rent',
      effect: 'no_reference',
      subject: '',
      customer: '',
    },
  ],
}
const mockBanks = () =>
  vi.spyOn(api.bank, 'banks').mockResolvedValue({
    rows: ['HKSB'],
    accounts: [{ name: 'SGD-main', bank: 'HKSB', accountNumber: '003-1', coin: 'SGD' }],
  })
const choose = (text = '<Document/>') => userEvent.upload(file(), new File([text], 'day.xml', { type: 'text/xml' }))

test('a chosen file is previewed, is still there when the dialog is reopened, and is imported as previewed', async () => {
  mockBanks()
  const preview = vi.spyOn(api.bank, 'previewStatement').mockResolvedValue({ statements: [statement], faults: [] })
  const read = vi
    .spyOn(api.bank, 'importStatement')
    .mockResolvedValue({ read: 2, known: 1, claimed: 1, statements: [] })
  await show(Import)
  await begin()
  await expect.element(importButton()).toHaveAttribute('aria-disabled', 'true')
  await choose()
  await expect.element(page.getByText('2 in the file: 1 to confirm, 1 already recorded')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'L1', exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  await begin()
  await expect.element(page.getByText('day.xml')).toBeVisible()
  await importButton().click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  const upload = { bank: 'HKSB', file: btoa('<Document/>') }
  expect(preview).toHaveBeenCalledExactlyOnceWith(upload)
  expect(read).toHaveBeenCalledExactlyOnceWith(upload, expect.anything())
})

test('another account previews the file again, and a file of another account is refused at its field', async () => {
  mockBanks()
  const message =
    'This statement is for the account 003-2 USD. Expected: 003-1 SGD. Choose another account or file. Nothing was imported.'
  const preview = vi
    .spyOn(api.bank, 'previewStatement')
    .mockResolvedValueOnce({ statements: [statement], faults: [] })
    .mockRejectedValue(new ApiError('BANK_STATEMENT_OTHER_ACCOUNT', message, { field: 'file' }))
  await show(Import)
  await begin()
  await choose()
  await expect.element(page.getByRole('table', { name: 'Lines of this file' })).toBeVisible()
  await page.getByRole('button', { name: /^HKSB, all accounts/u }).click()
  await page.getByRole('option', { name: /SGD-main/u }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  expect(preview).toHaveBeenLastCalledWith({ bank: 'HKSB', bankAccount: 'SGD-main', file: btoa('<Document/>') })
  await expect.element(importButton()).toHaveAttribute('aria-disabled', 'true')
})
