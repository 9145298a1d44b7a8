import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { ImportStatement } from './import-statement.tsx'

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
const statement = () => page.getByRole('textbox', { name: 'Statement (CSV or camt XML)' })

test('a pasted statement is still there when the dialog is reopened, until it was imported', async () => {
  vi.spyOn(api.bank, 'banks').mockResolvedValue({ rows: ['HKSB'] })
  const read = vi
    .spyOn(api.bank, 'importStatement')
    .mockResolvedValue({ read: 1, known: 1, claimed: 0, statements: [] })
  await show(Import)
  await begin()
  await statement().fill('line_id,booked_on')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  await begin()
  await expect.element(statement()).toHaveValue('line_id,booked_on')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  expect(read).toHaveBeenCalledOnce()
  await begin()
  await expect.element(statement()).toHaveValue('')
})
