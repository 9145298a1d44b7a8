import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Num } from './num.tsx'
import { type Column, Table, type TableProps } from './table.tsx'
import { patience, show } from './testing.tsx'

type Row = { id: string; amount: string }
const rows: readonly Row[] = [
  { id: 'b', amount: '10' },
  { id: 'a', amount: '9' },
  { id: 'c', amount: '100.5' },
]
const amount: Column<Row> = { key: 'amount', title: 'Amount', align: 'end', cell: (row) => row.amount }
const columns: readonly Column<Row>[] = [{ key: 'id', title: 'Id', cell: (row) => row.id }, amount]
const table = (more: Partial<TableProps<Row>> = {}) => (
  <Table
    label="Trades"
    columns={columns}
    rows={rows}
    rowId={(row) => row.id}
    empty={{ title: 'No trades yet' }}
    {...more}
  />
)
const head = (name: string) => page.getByRole('columnheader', { name })

beforeEach(() => page.viewport(1000, 800))

test('an arrow shows that columns follow beyond the end, until they are scrolled into view', async () => {
  await page.viewport(320, 700)
  const long: Column<Row> = { key: 'long', title: 'Long', width: '420px', cell: (row) => row.id }
  await show(table({ columns: [...columns, long] }))
  const arrow = () => document.querySelectorAll('[data-more-columns]').length
  await vi.waitFor(() => expect(arrow()).toBe(1), patience)
  const scroller = page.getByRole('group', { name: 'Trades' }).element()
  scroller.scrollLeft = scroller.scrollWidth
  await vi.waitFor(() => expect(arrow()).toBe(0), patience)
})

test('the arrow is left of the columns that are pinned to the end', async () => {
  await page.viewport(320, 700)
  const long: Column<Row> = { key: 'long', title: 'Long', width: '420px', cell: (row) => row.id }
  const last: Column<Row> = { key: 'last', title: 'Last', width: '80px', pinnedEnd: true, cell: (row) => row.id }
  await show(table({ columns: [...columns, long, last] }))
  await vi.waitFor(() => {
    const arrow = document.querySelector('[data-more-columns]')
    if (arrow === null) throw new Error('no arrow is shown')
    expect(arrow.getBoundingClientRect().right).toBeLessThanOrEqual(
      head('Last').element().getBoundingClientRect().left + 1,
    )
  }, patience)
})

test('numbers of one column are aligned at the decimal point, without added digits', async () => {
  const uneven: readonly Row[] = [
    { id: 'a', amount: '1.5' },
    { id: 'b', amount: '20.123456' },
    { id: 'c', amount: '300' },
  ]
  const aligned = { ...amount, numberText: (row: Row) => row.amount, cell: (row: Row) => <Num value={row.amount} /> }
  await show(table({ rows: uneven, columns: [aligned] }))
  const cells = [...document.querySelectorAll('tbody td')]
  expect(cells.map((cell) => cell.textContent)).toEqual(['1.5', '20.123456', '300'])
  /** The left edge of the digit before the point. */
  const unitsAt = cells.map((cell) => {
    const text = cell.querySelector('.num')?.firstChild
    if (!text) throw new Error('a cell has no number')
    const range = document.createRange()
    const end = (text.textContent ?? '').split('.')[0]?.length ?? 0
    range.setStart(text, end - 1)
    range.setEnd(text, end)
    return Math.round(range.getBoundingClientRect().left)
  })
  expect(new Set(unitsAt).size).toBe(1)
})

test('highlights only rows that open a page', async () => {
  const colorUnderPointer = async () => {
    await page.getByRole('cell', { name: '100.5' }).hover()
    const cell = page.getByRole('cell', { name: '100.5' }).element()
    await Promise.all(cell.getAnimations().map(({ finished }) => finished))
    return getComputedStyle(cell).backgroundColor
  }
  const closed = await show(table())
  const rest = getComputedStyle(page.getByRole('cell', { name: 'b', exact: true }).element()).backgroundColor
  expect(await colorUnderPointer()).toBe(rest)
  await closed.unmount()
  await show(table({ onRowClick: vi.fn<() => void>() }))
  await vi.waitFor(async () => expect(await colorUnderPointer()).not.toBe(rest), patience)
})
