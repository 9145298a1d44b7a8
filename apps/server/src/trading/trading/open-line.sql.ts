import { type RawBuilder, sql } from 'kysely'

/** SQL of a time as whole milliseconds. Parsing a date from text would cost more than the rest of a line. */
const ms = (column: string) => `(date_part('epoch', ${column}) * 1000)::bigint`

/** The fields of an open order `o` that its book and its hold need. They are never null, and never contain a comma. */
const first = {
  market: 'o.market',
  number: 'o.number',
  id: 'o.id',
  customer: 'o.customer_id',
  account_id: 'o.account_id',
  side: 'o.side',
  ticks: 'o.ticks',
  lots: 'o.lots',
} as const

/** Other fields that are read for every order. */
const then = {
  maker_fee_ppm: 'o.maker_fee_ppm',
  taker_fee_ppm: 'o.taker_fee_ppm',
  placed_at: ms('o.placed_at'),
  amount: 'o.hold_amount',
} as const

/** Fields with the same value for nearly all orders: those without fills, and without special terms. */
const rareFields = {
  /** The person, if it is not the customer. */
  person: { column: 'nullif(o.person_id, o.customer_id)', usual: '' },
  type: { column: 'o.type', usual: 'limit' },
  flag: { column: 'o.flag', usual: 'gtc' },
  status: { column: 'o.status', usual: '0' },
  steps: { column: 'o.steps', usual: '1' },
  filled_lots: { column: 'o.filled_lots', usual: '0' },
  filled_value: { column: 'o.filled_value', usual: '0' },
  fee: { column: 'o.fee', usual: '0' },
  fee_coin: { column: 'o.fee_coin', usual: '' },
  fee_discount_ppm: { column: 'o.fee_discount_ppm', usual: '' },
  coin_fee: { column: 'o.coin_fee', usual: '0' },
  captured: { column: 'o.hold_captured', usual: '0' },
  released: { column: 'o.hold_released', usual: '0' },
  stop_ticks: { column: 'o.stop_ticks', usual: '' },
  entered_number: { column: 'o.entered_number', usual: '' },
  triggered_at: { column: ms('o.triggered_at'), usual: '' },
  until: { column: ms('o.until'), usual: '' },
  suspected_number: { column: 'o.suspected_number', usual: '' },
  suspect_cause: { column: 'o.suspect_cause', usual: '' },
} as const

type RareField = keyof typeof rareFields
type Name = keyof typeof first | keyof typeof then | RareField

/** The position of a value in a line. */
type Cell = { readonly part: 0 | 1 | 2; readonly place: number; readonly usual: string }
const cellsOf = (part: Cell['part'], columns: Readonly<Record<string, string | { readonly usual: string }>>) =>
  Object.entries(columns).map(([name, column], place): [string, Cell] => [
    name,
    { part, place, usual: typeof column === 'string' ? '' : column.usual },
  ])
const cells: Readonly<Record<string, Cell>> = Object.fromEntries([
  ...cellsOf(0, first),
  ...cellsOf(1, then),
  ...cellsOf(2, rareFields),
])

const quoted = (text: string): string => `'${text}'`
const hasUsualValues = Object.values(rareFields)
  .map(({ column, usual }) => (usual === '' ? `${column} is null` : `${column} = ${quoted(usual)}`))
  .join(' and ')
const joined = (columns: readonly string[]): string => `concat_ws(',', ${columns.join(', ')})`
const ofSeldom = joined(Object.values(rareFields).map(({ column }) => `coalesce(${column}::text, '')`))

/**
 * One text per row, `first;then;rare;"client order id"`; the third part is empty if all its values are the usual ones.
 * For a million rows, transferring thirty values each would take longer than parsing this. Only the client order id can
 * contain any character; as JSON it contains no line break.
 */
const line = [
  joined(Object.values(first)),
  joined(Object.values(then)),
  `case when ${hasUsualValues} then '' else ${ofSeldom} end`,
  'to_json(o.client_order_id)',
].join(` || ';' || `)

const LINE_END = '\n'

/** Returns the lines of these rows, which have an order `o`, in one text; null if there are none. */
export const linesOf = (rows: RawBuilder<unknown>): RawBuilder<{ lines: string | null }> =>
  sql`select string_agg(line, ${LINE_END}) as lines from (select ${sql.raw(line)} as line ${rows}) as each`

export const splitLines = (lines: string | null): string[] => lines?.split(LINE_END) ?? []

/**
 * An open order as its line; an empty field is null. A part of the line is split when one of its values is first read.
 */
export class OpenLine {
  readonly fullText: string
  private readonly parts: (readonly string[] | undefined)[] = [undefined, undefined, undefined]

  constructor(fullText: string) {
    this.fullText = fullText
  }

  text(name: Name): string {
    const { part, place, usual } = cells[name]!
    return (this.parts[part] ?? this.splitPart(part))[place] ?? usual
  }

  number(name: Name): number {
    return Number(this.text(name))
  }

  numberOrNull(name: RareField): number | null {
    const text = this.text(name)
    return text === '' ? null : Number(text)
  }

  timeOrNull(name: RareField & (`${string}_at` | 'until')): Date | null {
    const time = this.numberOrNull(name)
    return time === null ? null : new Date(time)
  }

  amount(name: 'filled_value' | 'fee' | 'coin_fee' | 'amount' | 'captured' | 'released'): bigint {
    return BigInt(this.text(name))
  }

  get clientOrderId(): string {
    return String(JSON.parse(this.fullText.slice(this.startOf(3))))
  }

  private splitPart(part: Cell['part']): readonly string[] {
    const text = this.fullText.slice(this.startOf(part), this.startOf(part + 1) - 1)
    const values = text === '' ? [] : text.split(',')
    this.parts[part] = values
    return values
  }

  private startOf(part: number): number {
    let start = 0
    for (let before = 0; before < part; before++) start = this.fullText.indexOf(';', start) + 1
    return start
  }
}
