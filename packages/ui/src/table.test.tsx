import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from './button.tsx'
import { ui } from './constants.ts'
import { LongTable } from './long-table.tsx'
import { type Column, Table, type TableProps } from './table.tsx'
import type { SortChange } from './table-sort.ts'
import { heightOf, patience, show } from './testing.tsx'

type Row = { id: string; amount: string }
const rows: readonly Row[] = [
  { id: 'b', amount: '10' },
  { id: 'a', amount: '9' },
  { id: 'c', amount: '100.5' },
]
const many: readonly Row[] = Array.from({ length: 10_000 }, (_, at) => ({ id: `row ${at}`, amount: String(at) }))
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
const props: TableProps<Row> = {
  label: 'Trades',
  columns,
  rows,
  rowId: (row) => row.id,
  empty: { title: 'No trades yet' },
}
const table = (more: Partial<TableProps<Row>> = {}) => <Table {...props} {...more} />
const longTable = (more: Partial<TableProps<Row>> = {}) => <LongTable {...props} rows={many} {...more} />

const ids = () => [...document.querySelectorAll('tbody tr')].map((tr) => tr.querySelector('td')?.textContent)
const head = (name: string) => page.getByRole('columnheader', { name })
const sortBy = (name: string) => page.getByRole('button', { name }).click()

beforeEach(() => page.viewport(1000, 800))

test('§4 a press of a column head sorts ascending, then descending, then not at all', async () => {
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

test('§9 cell height: a cell is 64 px high, 50 when compact', async () => {
  for (const [density, height] of [
    ['comfortable', ui.table.cell],
    ['compact', ui.table.cellCompact],
  ] as const) {
    const { unmount } = await show(table({ density }))
    expect(heightOf(page.getByRole('cell', { name: '100.5' }).element())).toBeCloseTo(height, -0.5)
    await unmount()
  }
})

test('§4 skeleton rows: four rows are visible while loading', async () => {
  await show(table({ loading: true }))
  expect(ids()).toHaveLength(ui.table.skeletonRows)
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
})

test('§9 empty height: without data, a picture and a text are four cells and 4 px high', async () => {
  await show(table({ rows: [], density: 'compact' }))
  const empty = page.getByText('No trades yet').element().parentElement
  expect(empty && heightOf(empty)).toBe(ui.table.cellCompact * ui.table.emptyRows + ui.table.emptyExtra)
  expect(empty?.querySelector('svg')).not.toBeNull()
})

test('§9 empty height: it is four cells and 4 px high, even with a sentence and a button', async () => {
  const empty = {
    title: 'No trades yet',
    text: 'Trades appear here as soon as an order fills.',
    action: <Button>Trade</Button>,
  }
  await show(table({ rows: [], density: 'compact', empty }))
  const emptyState = page.getByText('No trades yet').element().parentElement
  expect(emptyState && heightOf(emptyState)).toBe(ui.table.cellCompact * ui.table.emptyRows + ui.table.emptyExtra)
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

test('§4 the sub row opens below the row whose id is given', async () => {
  await show(table({ openId: 'a', subRow: (row) => `details of ${row.id}` }))
  await expect.element(page.getByText('details of a')).toBeVisible()
  expect(ids()).toEqual(['b', 'a', 'details of a', 'c'])
})

test.each([1000, 390, 320])(
  'at %d px each row shows that it can be opened, also while wide columns scroll',
  async (width) => {
    await page.viewport(width, 700)
    const long: Column<Row> = { key: 'long', title: 'Long', width: '420px', cell: (row) => row.id }
    for (const more of [{}, { columns: [...columns, long] }]) {
      const { unmount } = await show(table({ ...more, onRowClick: vi.fn<() => void>(), subRow: (row) => row.id }))
      const signs = () => [...document.querySelectorAll('tbody td:last-child svg')]
      await vi.waitFor(() => {
        expect(signs()).toHaveLength(rows.length)
        for (const sign of signs()) {
          const { left, right, top } = sign.getBoundingClientRect()
          expect(right - left).toBe(16)
          expect(right).toBeLessThan(width)
          expect(document.elementFromPoint(left + 8, top + 8)?.closest('td')).toBe(sign.closest('td'))
        }
      }, patience)
      await unmount()
    }
  },
)

const frame = () => page.getByRole('group', { name: 'Trades' }).element()
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top)

test('a page of 150 rows draws all rows', async () => {
  await show(table({ rows: many.slice(0, 150) }))
  expect(ids()).toEqual(many.slice(0, 150).map(({ id }) => id))
  await expect.element(page.getByRole('table')).not.toHaveAttribute('aria-rowcount')
  expect(frame().scrollHeight).toBe(frame().clientHeight)
})

test('the head stays visible: on the page, and inside a table that scrolls', async () => {
  const { unmount } = await show(<div style={{ paddingBottom: '2000px' }}>{table({ rows: many.slice(0, 60) })}</div>)
  scrollTo({ top: 1000, behavior: 'instant' })
  await expect.poll(() => topOf(head('Amount').element())).toBe(0)
  scrollTo({ top: 0, behavior: 'instant' })
  await unmount()
  await show(table({ rows: many.slice(0, 60), height: '300px' }))
  frame().scrollTop = 900
  await expect.poll(() => topOf(head('Amount').element())).toBe(topOf(frame()))
  expect(heightOf(frame())).toBe(300)
})

const wide: readonly Column<Row>[] = [
  { key: 'id', title: 'Id', width: '120px', pinnedStart: true, cell: (row) => row.id },
  { key: 'amount', title: 'Amount', width: '700px', cell: (row) => row.amount },
  { key: 'act', title: 'Act', width: '160px', pinnedEnd: true, cell: () => 'open' },
]

/** The position of a body cell, because heads stay visible anyway. */
const position = (name: string) => {
  const at = wide.findIndex(({ title }) => title === name)
  return getComputedStyle(document.querySelectorAll('tbody tr td')[at] ?? document.body).position
}

test('§4 columns pinned to the start or end stay in place only when the columns are wider than the table', async () => {
  await page.viewport(600, 600)
  await show(table({ columns: wide }))
  await expect.poll(() => [position('Id'), position('Amount'), position('Act')]).toEqual(['sticky', 'static', 'sticky'])
  const shadows = ['Id', 'Amount', 'Act'].map((name) => getComputedStyle(head(name).element()).boxShadow)
  expect(shadows.map((shadow) => shadow.includes('16px'))).toEqual([true, false, true])
  frame().scrollLeft = 300
  const left = head('Id').element().getBoundingClientRect().left
  expect(left).toBeCloseTo(frame().getBoundingClientRect().left, 0)
  await page.viewport(1400, 600)
  await expect.poll(() => [position('Id'), position('Act')]).toEqual(['static', 'static'])
})

test('on a phone, pinned columns leave space: those at the end are unpinned first', async () => {
  await page.viewport(390, 700)
  await show(table({ columns: wide }))
  await expect.poll(() => [position('Id'), position('Act')]).toEqual(['sticky', 'static'])
})

test('on a phone, the details of a row keep the width of the screen while wide columns scroll', async () => {
  await page.viewport(390, 700)
  const subRow = () => <p>Every word of the details can be read without scrolling, and so can its last one.</p>
  await show(
    <div style={{ padding: '0 16px' }}>
      {table({ columns: wide, subRow, openId: rows[0]?.id, onRowClick: vi.fn<(row: Row) => void>() })}
    </div>,
  )
  await expect.poll(() => frame().scrollWidth).toBeGreaterThan(frame().clientWidth)
  const details = () =>
    page
      .getByText(/^Every word/u)
      .element()
      .getBoundingClientRect()
  expect(details().right).toBeLessThanOrEqual(frame().getBoundingClientRect().right)
  frame().scrollLeft = 100
  await expect.poll(() => details().left).toBeGreaterThanOrEqual(frame().getBoundingClientRect().left)
})

/** The element `down` pixels below the top of the screen and `along` pixels from the left edge of the table. */
const seenAt = (along: number, down: number) =>
  document.elementFromPoint(frame().getBoundingClientRect().left + along, down)?.closest('th')?.textContent

test.each([
  ['that scrolls sideways', table({ rows: many.slice(0, 60), columns: wide })],
  ['of 10,000 rows', longTable({ columns: wide })],
])('the head of a table %s stays visible while the page scrolls, with its pinned columns', async (_, element) => {
  await page.viewport(600, 600)
  await show(<div style={{ padding: '200px 0 2000px' }}>{element}</div>)
  await expect.poll(() => position('Id')).toBe('sticky')
  expect(seenAt(40, 20)).toBeUndefined()
  scrollTo({ top: 500, behavior: 'instant' })
  await expect.poll(() => [seenAt(40, 20), seenAt(200, 20), seenAt(580, 20)]).toEqual(['Id', 'Amount', 'Act'])
  frame().scrollLeft = 300
  await vi.waitFor(() => {
    const [pictureHead, realHead] = [...document.querySelectorAll('thead')].map((each) => each.rows[0]?.cells[1])
    expect(pictureHead?.getBoundingClientRect().left).toBeCloseTo(realHead?.getBoundingClientRect().left ?? 0, 0)
    expect(pictureHead?.getBoundingClientRect().width).toBeCloseTo(realHead?.getBoundingClientRect().width ?? 0, 0)
  }, patience)
  expect([seenAt(40, 20), seenAt(580, 20)]).toEqual(['Id', 'Act'])
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(() => seenAt(40, 20)).toBeUndefined()
})

test('the sticky copy of the head sorts by mouse and is skipped by keyboard and screen readers', async () => {
  await page.viewport(600, 600)
  const sorted = wide.map((column) => ({ ...column, sortable: true, sortText: (row: Row) => row.id }))
  await show(<div style={{ paddingBottom: '2000px' }}>{table({ rows: many.slice(0, 60), columns: sorted })}</div>)
  await expect.poll(() => position('Id')).toBe('sticky')
  scrollTo({ top: 500, behavior: 'instant' })
  await expect.poll(() => seenAt(40, 20)).toBe('Id')
  expect(page.getByRole('button', { name: 'Id', exact: true }).elements()).toHaveLength(1)
  const { left } = frame().getBoundingClientRect()
  const button = document
    .elementFromPoint(left + 40, 20)
    ?.closest('th')
    ?.querySelector('button')
  expect(button?.tabIndex).toBe(-1)
  button?.click()
  await expect.element(head('Id')).toHaveAttribute('aria-sort', 'ascending')
  scrollTo({ top: 0, behavior: 'instant' })
})

test('an unchanged row is not rendered again when others change', async () => {
  const again: string[] = []
  const Drawn = ({ id }: { id: string }) => {
    again.push(id)
    return id
  }
  const live: readonly Column<Row>[] = [{ key: 'id', title: 'Id', cell: ({ id }) => <Drawn id={id} /> }]
  const Live = () => {
    const [current, setCurrent] = useState(rows)
    return (
      <>
        <button type="button" onClick={() => setCurrent([{ id: 'd', amount: '1' }, ...rows])}>
          Trade
        </button>
        {table({ columns: live, rows: current })}
      </>
    )
  }
  await show(<Live />)
  await expect.poll(ids).toEqual(['b', 'a', 'c'])
  again.length = 0
  await page.getByRole('button', { name: 'Trade' }).click()
  await expect.poll(ids).toEqual(['d', 'b', 'a', 'c'])
  // StrictMode renders a new row twice.
  expect(new Set(again)).toEqual(new Set(['d']))
})
