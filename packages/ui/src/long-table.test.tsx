import { beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { ui } from './constants.ts'
import { LongTable } from './long-table.tsx'
import { heightOf, inKit, show } from './testing.tsx'
import type { Column, TableProps } from './table.tsx'

type Row = { id: string; amount: string }
const many: readonly Row[] = Array.from({ length: 10_000 }, (_, at) => ({ id: `row ${at}`, amount: String(at) }))
const columns: readonly Column<Row>[] = [
  { key: 'id', title: 'Id', cell: (row) => row.id },
  {
    key: 'amount',
    title: 'Amount',
    align: 'end',
    sortable: true,
    sortText: (row) => row.amount,
    cell: (row) => row.amount,
  },
]
const longTable = (more: Partial<TableProps<Row>> = {}) => (
  <LongTable
    label="Trades"
    columns={columns}
    rows={many}
    rowId={(row) => row.id}
    empty={{ title: 'No trades yet' }}
    {...more}
  />
)

const ids = () => [...document.querySelectorAll('tbody tr')].map((tr) => tr.querySelector('td')?.textContent)
const head = (name: string) => page.getByRole('columnheader', { name })
const sortBy = (name: string) => page.getByRole('button', { name }).click()
const frame = () => page.getByRole('group', { name: 'Trades' }).element()
const drawn = () => [...document.querySelectorAll<HTMLElement>('tbody tr[aria-rowindex]')]
const media = (name: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media: name })
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top)

beforeEach(() => page.viewport(1000, 800))

test('draws only the visible rows of 10,000, and each exposes its index', async () => {
  await show(longTable())
  expect(drawn().length).toBeLessThan(ui.table.rowsDrawn / 2)
  expect(frame().scrollHeight).toBeGreaterThan(many.length * ui.table.cell)
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  frame().scrollTop = 5000 * ui.table.cell
  await expect.element(page.getByRole('cell', { name: 'row 5000', exact: true })).toBeInTheDocument()
  const middle = page.getByRole('row', { name: 'row 5000 5000' }).element()
  expect(middle.getAttribute('aria-rowindex')).toBe('5002')
  expect(topOf(middle) - topOf(frame())).toBeLessThan(heightOf(frame()))
  frame().scrollTop = frame().scrollHeight
  await expect.element(page.getByRole('cell', { name: 'row 9999', exact: true })).toBeInTheDocument()
  expect(drawn().length).toBeLessThan(ui.table.rowsDrawn / 2)
})

test('sorts 10,000 rows, and a click on a row far below reports the row and its index', async () => {
  const onRowClick = vi.fn<(row: Row, index: number) => void>()
  await show(longTable({ onRowClick }))
  await sortBy('Amount')
  await sortBy('Amount')
  await expect.element(page.getByRole('cell', { name: /row 9999$/u })).toBeInTheDocument()
  frame().scrollTop = 5000 * ui.table.cell
  await page.getByRole('cell', { name: /row 4995$/u }).click()
  expect(onRowClick).toHaveBeenCalledExactlyOnceWith(many[4995], 5004)
})

test('undrawn rows still take up their height, also around an open sub row', async () => {
  const subRow = () => <div style={{ height: '300px' }}>details</div>
  await show(longTable({ subRow, openId: 'row 100' }))
  const rowsAbove = (name: string) =>
    page.getByRole('row', { name }).element().getBoundingClientRect().top -
    page.getByRole('table').element().getBoundingClientRect().top -
    heightOf(head('Amount').element())
  frame().scrollTop = 100 * ui.table.cell
  await expect.element(page.getByText('details')).toBeVisible()
  expect(rowsAbove('row 100 100')).toBeCloseTo(100 * ui.table.cell, 0)
  const sub = heightOf(document.querySelector('tr[data-sub]') ?? document.body)
  expect(sub).toBeGreaterThan(300)
  expect(frame().scrollHeight).toBeCloseTo(10_000 * ui.table.cell + sub + heightOf(head('Amount').element()), -1)
  frame().scrollTop = 1000 * ui.table.cell
  await expect.element(page.getByRole('cell', { name: 'row 1000', exact: true })).toBeInTheDocument()
  expect(document.querySelector('tr[data-sub]')).toBeNull()
  expect(rowsAbove('row 1000 1000')).toBeCloseTo(1000 * ui.table.cell + sub, 0)
})

test('printing a long list draws every row, and afterwards only the visible ones again', async () => {
  const list = many.slice(0, 300)
  await show(longTable({ rows: list }))
  frame().scrollTop = 200 * ui.table.cell
  await expect.element(page.getByRole('cell', { name: 'row 200', exact: true })).toBeInTheDocument()
  dispatchEvent(new Event('beforeprint'))
  expect(ids()).toEqual(list.map(({ id }) => id))
  dispatchEvent(new Event('afterprint'))
  expect(drawn().length).toBeLessThan(ui.table.rowsDrawn / 2)
  await media('print')
  await expect.poll(() => ids()).toHaveLength(300)
  expect(frame().scrollHeight).toBe(frame().clientHeight)
  await media('')
  await expect.poll(() => drawn().length).toBeLessThan(ui.table.rowsDrawn / 2)
  await expect.element(page.getByRole('cell', { name: 'row 200', exact: true })).toBeInTheDocument()
})

test('a list with more rows than are printed shows its total on paper', async () => {
  await show(longTable({ columns: columns.slice(0, 1) }))
  dispatchEvent(new Event('beforeprint'))
  expect(ids()).toHaveLength(ui.table.rowsPrinted + 1)
  expect(ids().at(-1)).toBe('1–2,000 of 10,000')
  dispatchEvent(new Event('afterprint'))
})

test('the focused row stays drawn while the list scrolls away, and Tab continues from it', async () => {
  await show(longTable({ onRowClick: vi.fn<() => void>(), rowLabel: (row) => row.id }))
  const opener = (id: string) => page.getByRole('button', { name: `Open: ${id}`, exact: true })
  opener('row 3').element().focus()
  frame().scrollTop = 5000 * ui.table.cell
  await expect.element(opener('row 5000')).toBeInTheDocument()
  await expect.element(opener('row 3')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(opener('row 4')).toHaveFocus()
  await expect.poll(() => frame().scrollTop).toBeLessThan(5 * ui.table.cell)
  await userEvent.keyboard('{Tab}'.repeat(20))
  await expect.element(opener('row 24')).toHaveFocus()
})

test('the focused row stays drawn when rows arrive above it', async () => {
  const at = (rows: readonly Row[]) => longTable({ rows, onRowClick: vi.fn<() => void>(), rowLabel: (row) => row.id })
  const screen = await show(at(many))
  const opener = (id: string) => page.getByRole('button', { name: `Open: ${id}`, exact: true })
  opener('row 3').element().focus()
  frame().scrollTop = 5000 * ui.table.cell
  await expect.element(opener('row 5000')).toBeInTheDocument()
  const newer = Array.from({ length: 40 }, (_, index) => ({ id: `newer ${index}`, amount: '1' }))
  await screen.rerender(inKit(at([...newer, ...many])))
  await expect.element(opener('row 4960')).toBeInTheDocument()
  await expect.element(opener('row 3')).toHaveFocus()
})

test('a scrolling table is reachable by Tab and scrolls by keyboard', async () => {
  await show(longTable())
  frame().focus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('cell', { name: 'row 9999', exact: true })).toBeInTheDocument()
})

test('scrolling by one row renders only the rows that come into view', async () => {
  const rendered = new Set<string>()
  const Cell = ({ id }: Row) => {
    rendered.add(id)
    return id
  }
  const counted: readonly Column<Row>[] = [{ key: 'id', title: 'Id', cell: (row) => <Cell {...row} /> }]
  await show(longTable({ columns: counted }))
  await expect.element(page.getByRole('cell', { name: 'row 10', exact: true })).toBeInTheDocument()
  const before = new Set(ids())
  rendered.clear()
  frame().scrollTop = ui.table.cell
  await expect.poll(() => rendered.size).toBeGreaterThan(0)
  expect([...rendered].filter((id) => before.has(id))).toEqual([])
})
