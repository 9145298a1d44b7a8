import { Table } from '@tessera/ui/table.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#frame/testing.tsx'
import { type LineRow, useLineColumns } from './bank-columns.tsx'
import { queuedLine } from './testing.ts'

const line = (lineId: string, direction: LineRow['direction'], amount: string): LineRow =>
  queuedLine({ id: lineId, lineId, direction, amount })
const lines = [line('L1', 'in', '500.00'), line('L2', 'out', '1250.00')]

const Lines = () => (
  <Table
    label="Lines"
    rows={lines}
    rowId={({ id }) => id}
    columns={useLineColumns()}
    empty={{ title: 'None', text: '' }}
  />
)

test('an outgoing payment has a minus, and its recipient is not called a payer', async () => {
  await show(Lines)
  await expect.element(page.getByRole('columnheader', { name: 'Other party' })).toBeVisible()
  const amounts = () => [...document.querySelectorAll('td .num')].map(({ textContent }) => textContent)
  await expect.poll(amounts).toEqual(['500.00 SGD', '\u22121,250.00 SGD'])
})
