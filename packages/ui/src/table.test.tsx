import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ui } from './constants.ts'
import { pageWindow, Pagination } from './pagination.tsx'
import { type Column, Table, type TableProps } from './table.tsx'
import type { SortChange } from './table-sort.ts'
import { heightOf, show } from './testing.tsx'

type Row = { id: string; amount: string }
const rows: readonly Row[] = [
  { id: 'b', amount: '10' },
  { id: 'a', amount: '9' },
  { id: 'c', amount: '100.5' },
]
const amount: Column<Row> = {
  key: 'amount',
  title: 'Amount',
  align: 'end',
  sortable: true,
  sortText: (row) => row.amount,
  cell: (row) => row.amount,
}
const columns: readonly Column<Row>[] = [
  { key: 'id', title: 'Id', sortable: true, sortText: (row) => row.id, cell: (row) => row.id },
  amount,
]
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

const ids = () => [...document.querySelectorAll('tbody tr')].map((tr) => tr.querySelector('td')?.textContent)
const head = (name: string) => page.getByRole('columnheader', { name })
const sortBy = (name: string) => page.getByRole('button', { name }).click()

beforeEach(() => page.viewport(1000, 800))

test('§4 a head sorts ascending, descending, and then not at all', async () => {
  await show(table())
  await sortBy('Amount')
  expect(ids()).toEqual(['a', 'b', 'c'])
  await expect.element(head('Amount')).toHaveAttribute('aria-sort', 'ascending')
  await sortBy('Amount')
  expect(ids()).toEqual(['c', 'b', 'a'])
  await sortBy('Amount')
  expect(ids()).toEqual(['b', 'a', 'c'])
  await expect.element(head('Amount')).toHaveAttribute('aria-sort', 'none')
})

test('§4 a sort change reports key, direction and original key, also when it falls back to the default', async () => {
  const onSortChange = vi.fn<(change: SortChange) => void>()
  const [id = amount] = columns
  await show(table({ columns: [id, { ...amount, isDefaultSort: true }], onSortChange }))
  expect(ids()).toEqual(['c', 'b', 'a'])
  for (let click = 0; click < 3; click += 1) await sortBy('Id')
  expect(onSortChange.mock.calls.map(([change]) => change)).toEqual([
    { key: 'id', direction: 'ascending', originalKey: 'id' },
    { key: 'id', direction: 'descending', originalKey: 'id' },
    { key: 'amount', direction: 'descending', originalKey: 'id' },
  ])
  expect(ids()).toEqual(['c', 'b', 'a'])
})

test('§9 cell height: 64 px, 50 when compact', async () => {
  for (const [density, height] of [
    ['comfortable', ui.table.cell],
    ['compact', ui.table.cellCompact],
  ] as const) {
    const { unmount } = await show(table({ density }))
    expect(heightOf(page.getByRole('cell', { name: '100.5' }).element())).toBeCloseTo(height, -0.5)
    await unmount()
  }
})

test('§4 skeleton rows: while loading there are four', async () => {
  await show(table({ loading: true }))
  expect(ids()).toHaveLength(ui.table.skeletonRows)
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
})

test('§9 empty height: no data shows a picture and words, four cells and 4 px high', async () => {
  await show(table({ rows: [], density: 'compact' }))
  const empty = page.getByText('No trades yet').element().parentElement
  expect(empty && heightOf(empty)).toBe(ui.table.cellCompact * ui.table.emptyRows + ui.table.emptyExtra)
  expect(empty?.querySelector('svg')).not.toBeNull()
})

test('§4 a row click reports the row and its index, by mouse and by Enter; a control inside keeps its click', async () => {
  const onRowClick = vi.fn<(row: Row, index: number) => void>()
  const act: Column<Row> = {
    key: 'act',
    title: 'Act',
    cell: (row) => <button type="button">{`Cancel ${row.id}`}</button>,
  }
  await show(table({ columns: [...columns, act], onRowClick, rowLabel: (row) => row.id }))
  await page.getByRole('button', { name: 'Cancel a' }).click()
  expect(onRowClick).not.toHaveBeenCalled()
  await page.getByRole('cell', { name: '100.5' }).click()
  expect(onRowClick).toHaveBeenLastCalledWith(rows[2], 2)
  page.getByRole('button', { name: 'Open: a' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onRowClick).toHaveBeenLastCalledWith(rows[1], 1)
})

test('§4 the sub row opens below the row whose id is chosen', async () => {
  await show(table({ openId: 'a', subRow: (row) => `details of ${row.id}` }))
  await expect.element(page.getByText('details of a')).toBeVisible()
  expect(ids()).toEqual(['b', 'a', 'details of a', 'c'])
})

const wide: readonly Column<Row>[] = [
  { key: 'id', title: 'Id', width: '120px', prefixed: true, cell: (row) => row.id },
  { key: 'amount', title: 'Amount', width: '700px', cell: (row) => row.amount },
  { key: 'act', title: 'Act', width: '160px', suffixed: true, cell: () => 'open' },
]

const position = (name: string) => getComputedStyle(head(name).element()).position

test('§4 prefixed and suffixed columns are pinned only when the columns are wider than the table', async () => {
  await page.viewport(600, 600)
  await show(table({ columns: wide }))
  await vi.waitFor(() =>
    expect([position('Id'), position('Amount'), position('Act')]).toEqual(['sticky', 'static', 'sticky']),
  )
  const frame = page.getByRole('group', { name: 'Trades' }).element()
  frame.scrollLeft = 300
  const left = head('Id').element().getBoundingClientRect().left
  expect(left).toBeCloseTo(frame.getBoundingClientRect().left, 0)
  await page.viewport(1400, 600)
  await vi.waitFor(() => expect([position('Id'), position('Act')]).toEqual(['static', 'static']))
})

test('on a phone the pinned columns leave room: the suffixed ones let go first', async () => {
  await page.viewport(390, 700)
  await show(table({ columns: wide }))
  await vi.waitFor(() => expect([position('Id'), position('Act')]).toEqual(['sticky', 'static']))
})

test('§9 page size, page buttons: 20 rows and five buttons', async () => {
  const onChange = vi.fn<(page: number) => void>()
  await show(<Pagination page={1} total={186} onChange={onChange} />)
  await expect.element(page.getByText('1–20 of 186')).toBeVisible()
  expect(page.getByRole('button', { name: /^Page/u }).elements()).toHaveLength(ui.page.buttons)
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await page.getByRole('button', { name: 'Page 4' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  expect(onChange.mock.calls.flat()).toEqual([4, 2])
})

test('the last page says how many there are, in Chinese too', async () => {
  await show(<Pagination page={5} total={86} onChange={vi.fn<() => void>()} />, 'zh-CN')
  await expect.element(page.getByText('第 81–86 条，共 86 条')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '下一页' })).toBeDisabled()
})

test('the window of five keeps the present page in the middle', () => {
  expect(pageWindow(1, 10)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(6, 10)).toEqual([4, 5, 6, 7, 8])
  expect(pageWindow(10, 10)).toEqual([6, 7, 8, 9, 10])
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
})
