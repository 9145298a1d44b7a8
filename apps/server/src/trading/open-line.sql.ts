import { type RawBuilder, sql } from 'kysely'

/** A moment as a whole number of milliseconds: reading a date out of its text costs more than all the rest of a line. */
const ms = (column: string) => sql`(date_part('epoch', ${sql.raw(column)}) * 1000)::bigint`

/**
 * What is read of an open order `o` and its hold `h`: first what its book has to know. The client's own id stands last: it
 * alone may hold a comma.
 */
const head = {
  market: sql`o.market`,
  number: sql`o.number`,
  entered_number: sql`o.entered_number`,
  id: sql`o.id`,
  customer: sql`o.customer_id`,
  person: sql`o.person_id`,
  account_id: sql`h.account_id`,
  side: sql`o.side`,
  flag: sql`o.flag`,
  ticks: sql`o.ticks`,
  stop_ticks: sql`o.stop_ticks`,
  until: ms('o.until'),
  lots: sql`o.lots`,
  filled_lots: sql`o.filled_lots`,
  status: sql`o.status`,
} as const
const columns = {
  ...head,
  type: sql`o.type`,
  filled_value: sql`o.filled_value`,
  fee: sql`o.fee`,
  maker_fee_ppm: sql`o.maker_fee_ppm`,
  taker_fee_ppm: sql`o.taker_fee_ppm`,
  steps: sql`o.steps`,
  placed_at: ms('o.placed_at'),
  triggered_at: ms('o.triggered_at'),
  suspected_number: sql`o.suspected_number`,
  suspect_cause: sql`o.suspect_cause`,
  hold_id: sql`o.hold_id`,
  amount: sql`h.amount`,
  captured: sql`h.captured`,
  released: sql`h.released`,
  client_order_id: sql`o.client_order_id`,
} as const
type Head = keyof typeof head
type Name = keyof typeof columns

const places = Object.fromEntries(Object.keys(columns).map((name, at) => [name, at]))
const LAST = Object.keys(columns).length - 1
const HEAD = Object.keys(head).length

/** One text a row: of a million rows, thirty values each would take longer to come over than to be read. */
export const lineColumns: RawBuilder<string> = sql`row(${sql.join(Object.values(columns))})::text`

/** Cells of a row as PostgreSQL writes it down: `(AURB-tUSD,17,,0b6c…,…)`, nothing for null. */
class Cells<N extends Exclude<Name, 'client_order_id'>> {
  protected readonly cells: readonly string[]

  constructor(line: string, most?: number) {
    this.cells = line.slice(1, -1).split(',', most)
  }

  text(name: N): string {
    return this.cells[places[name] ?? LAST] ?? ''
  }

  number(name: N): number {
    return Number(this.text(name))
  }

  numberOrNull(name: N): number | null {
    const text = this.text(name)
    return text === '' ? null : Number(text)
  }

  timeOrNull(name: N & `${string}${'until' | '_at'}`): Date | null {
    const time = this.numberOrNull(name)
    return time === null ? null : new Date(time)
  }
}

/** What letting an order into its book takes: the first cells of its line. */
export class OpenHead extends Cells<Head> {
  readonly line: string

  constructor(line: string) {
    super(line, HEAD)
    this.line = line
  }
}

/** An open order with everything that is known of it. */
export class OpenLine extends Cells<Exclude<Name, 'client_order_id'>> {
  amount(name: 'filled_value' | 'fee' | 'amount' | 'captured' | 'released'): bigint {
    return BigInt(this.text(name))
  }

  /** In quotes, doubled inside, where it would be taken for something else. */
  get clientOrderId(): string {
    const text = this.cells.slice(LAST).join(',')
    return text.startsWith('"') ? text.slice(1, -1).replaceAll(/(["\\])\1/g, '$1') : text
  }
}
