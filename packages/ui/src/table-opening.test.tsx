import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Column, Table } from './table.tsx'
import { patience, show } from './testing.tsx'

type Row = { id: string; text: string }
const rows: readonly Row[] = ['a', 'b', 'c'].map((id) => ({ id, text: `row ${id} `.repeat(12).trim() }))
const short: Column<Row> = { key: 'id', title: 'Id', cell: (row) => row.id }
const two: Column<Row> = {
  key: 'two',
  title: 'Two',
  align: 'end',
  cell: (row) => (
    <>
      <b style={{ display: 'block' }}>−1,867.500000</b>
      <span>{row.id}</span>
    </>
  ),
}
const long: Column<Row> = { key: 'long', title: 'Long', cell: (row) => row.text }

/** The rectangles of the text of a row. */
function words(row: Element): DOMRect[] {
  const range = document.createRange()
  return [...row.querySelectorAll('td')].flatMap((cell) => {
    range.selectNodeContents(cell)
    return cell.querySelector('svg') ? [] : [...range.getClientRects()].filter(({ width }) => width > 1)
  })
}
const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

beforeEach(() => page.viewport(320, 700))

test.each([
  ['fits', [short, two]],
  ['is wider', [short, two, long]],
])(
  'at 320 px the mark that a row opens covers no text, where the table %s, at any scroll position',
  async (_how, columns) => {
    await show(
      <Table
        label="Trades"
        density="compact"
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        empty={{ title: 'None' }}
        onRowClick={vi.fn<() => void>()}
        subRow={(row) => row.id}
      />,
    )
    const frame = page.getByRole('group', { name: 'Trades' }).element()
    const signOf = (row: Element) => row.querySelector('td:last-child svg') ?? document.body
    for (const share of [0, 0.3, 0.7, 1]) {
      frame.scrollLeft = share * (frame.scrollWidth - frame.clientWidth)
      // oxlint-disable-next-line no-await-in-loop -- the positions must be tried one after the other
      await vi.waitFor(() => {
        for (const row of document.querySelectorAll('tbody tr')) {
          const sign = signOf(row).getBoundingClientRect()
          expect([sign.left >= 0, sign.right <= 320, sign.width]).toEqual([true, true, 16])
          expect(words(row).length).toBeGreaterThan(1)
          expect(words(row).filter((word) => overlap(word, sign))).toEqual([])
        }
      }, patience)
    }
  },
)
