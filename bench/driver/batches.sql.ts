import { randomUUID } from 'node:crypto'
import { commandOf, setStatement, type Statement } from '../../apps/server/src/platform/database/set-statements.ts'

/** Tables with the shape of orders, accounts and fills, without the triggers and indexes of the product. */
export const tables = `
  create table bench_order (id uuid primary key, number bigint not null unique, customer uuid not null, ticks bigint not null,
                            lots bigint not null, price numeric not null, status smallint not null, placed_at timestamptz not null);
  create table bench_account (id int primary key, posted numeric not null, held numeric not null);
  create table bench_fill (id uuid primary key, maker bigint not null, taker bigint not null, lots bigint not null, price numeric not null);
  create table bench_lease (id int primary key, batches bigint not null);
  insert into bench_lease values (1, 0);
  insert into bench_account select n, 0, 0 from generate_series(0, 999) n`

const [CUSTOMERS, ORDERS_PER_FILL] = [1_000, 2]
const NOW = new Date('2026-01-01T00:00:00Z')

const insertOrders = setStatement<ReturnType<typeof orderRow>>(
  'bench_orders',
  {
    id: 'uuid',
    number: 'bigint',
    customer: 'uuid',
    ticks: 'bigint',
    lots: 'bigint',
    price: 'numeric',
    status: 'smallint',
    placed_at: 'timestamptz',
  },
  `insert into bench_order (id, number, customer, ticks, lots, price, status, placed_at) select * from {rows}`,
)
const moveAccounts = setStatement<{ id: number; held: bigint }>(
  'bench_accounts',
  { id: 'int', held: 'numeric' },
  `update bench_account a set held = a.held + r.held from {rows} where a.id = r.id`,
)
const insertFills = setStatement<ReturnType<typeof fillRow>>(
  'bench_fills',
  { id: 'uuid', maker: 'bigint', taker: 'bigint', lots: 'bigint', price: 'numeric' },
  `insert into bench_fill (id, maker, taker, lots, price) select * from {rows}`,
)
const countBatch: Statement = {
  name: 'bench_count',
  text: 'update bench_lease set batches = batches + 1 where id = 1',
  values: [],
  rows: 1,
}

const orderRow = (number: number) => ({
  id: randomUUID(),
  number,
  customer: randomUUID(),
  ticks: 10_000 + (number % 50),
  lots: 1 + (number % 9),
  price: '12.44',
  status: 0,
  placed_at: NOW,
})
const fillRow = (number: number) => ({ id: randomUUID(), maker: number, taker: number + 1, lots: 1, price: '12.44' })

/** The statements of one transaction for `orders` new orders from number `first`, in the order of the trading core. */
export function batchOf(first: number, orders: number): readonly Statement[] {
  const numbers = Array.from({ length: orders }, (_, at) => first + at)
  const accounts = [...new Set(numbers.map((number) => number % CUSTOMERS))]
  const filled = numbers.filter((number) => number % ORDERS_PER_FILL === 0)
  return [
    commandOf('begin'),
    countBatch,
    moveAccounts(accounts.map((id) => ({ id, held: 1n }))),
    insertOrders(numbers.map(orderRow)),
    ...(filled.length === 0 ? [] : [insertFills(filled.map(fillRow))]),
    commandOf('commit'),
  ]
}
