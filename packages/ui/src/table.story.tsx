import { Play } from '../workshop/play.tsx'
import { WithState, type Localize, type Story } from '../workshop/story.tsx'
import { Status } from './badge.tsx'
import { Button } from './button.tsx'
import { Details } from './card.tsx'
import { IssuerTile } from './cover.tsx'
import { Change, Num } from './num.tsx'
import { LongTable } from './long-table.tsx'
import { Pagination } from './pagination.tsx'
import { type Column, Table, type TableProps } from './table.tsx'

type Row = { ticker: string; tone: 'skyline' | 'strata' | 'ascent'; last: string; change: string; volume: string }

const rows: readonly Row[] = [
  { ticker: 'AURB', tone: 'ascent', last: '12.48', change: '2.13', volume: '318402' },
  { ticker: 'HCCL', tone: 'skyline', last: '1.084', change: '-0.46', volume: '96210' },
  { ticker: 'SLW31', tone: 'strata', last: '1002.10', change: '0.02', volume: '1204' },
]

const columns = (localize: Localize): readonly Column<Row>[] => [
  {
    key: 'pair',
    title: localize('Pair', '交易对'),
    width: '180px',
    sortable: true,
    pinnedStart: true,
    sortText: (row) => row.ticker,
    cell: (row) => (
      <span className="row">
        <IssuerTile seed={row.ticker} tone={row.tone} size={32} />
        <b className="fw6">{row.ticker}</b>
      </span>
    ),
  },
  {
    key: 'last',
    title: localize('Last', '最新价'),
    align: 'end',
    sortable: true,
    sortText: (row) => row.last,
    cell: (row) => <Num value={row.last} />,
  },
  {
    key: 'change',
    title: localize('24h', '24 小时'),
    align: 'end',
    sortable: true,
    isDefaultSort: true,
    sortText: (row) => row.change,
    cell: (row) => <Change percent={row.change} />,
  },
  {
    key: 'volume',
    title: localize('Volume', '成交量'),
    align: 'end',
    minWidth: '140px',
    cell: (row) => <Num value={row.volume} />,
  },
  {
    key: 'status',
    title: localize('Status', '状态'),
    minWidth: '120px',
    cell: () => <Status tone="positive">{localize('Trading', '交易中')}</Status>,
  },
  {
    key: 'act',
    title: '',
    width: '110px',
    align: 'end',
    pinnedEnd: true,
    cell: () => (
      <Button size="xs" kind="ghost">
        {localize('Trade', '交易')}
      </Button>
    ),
  },
]

const table = (localize: Localize, more: Partial<TableProps<Row>>) => (
  <Table
    label={localize('Markets', '市场')}
    columns={columns(localize)}
    rows={rows}
    rowId={(row) => row.ticker}
    empty={{ title: localize('No markets yet', '暂无市场') }}
    {...more}
  />
)

const open = (localize: Localize) => (
  <WithState start={undefined}>
    {(openId: string | undefined, setOpen: (id: string | undefined) => void) =>
      table(localize, {
        openId,
        rowLabel: (row) => row.ticker,
        onRowClick: (row) => setOpen(row.ticker === openId ? undefined : row.ticker),
        subRow: () => (
          <Details
            tight
            items={[
              { term: localize('Coupon', '票面利率'), value: '5.10%' },
              { term: localize('Next payment', '下次派息'), value: <time>2026-06-30</time> },
            ]}
          />
        ),
        foot: <WithState start={2}>{(page, set) => <Pagination page={page} total={86} onChange={set} />}</WithState>,
      })
    }
  </WithState>
)

const many = Array.from({ length: 10_000 }, (_, at) => ({
  ticker: `N${String(at).padStart(4, '0')}`,
  price: `${(at * 7919) % 1000}.${String(at % 100).padStart(2, '0')}`,
}))

const long = (localize: Localize) => (
  <LongTable
    label={localize('All trades', '全部成交')}
    density="compact"
    height="320px"
    rows={many}
    rowId={(row) => row.ticker}
    empty={{ title: localize('No trades yet', '暂无成交') }}
    columns={[
      {
        key: 'ticker',
        title: localize('Ticker', '代码'),
        sortable: true,
        sortText: (row) => row.ticker,
        cell: (row) => row.ticker,
      },
      {
        key: 'price',
        title: localize('Price', '价格'),
        align: 'end',
        sortable: true,
        sortText: (row) => row.price,
        cell: (row) => <Num value={row.price} unit="SGD" />,
      },
    ]}
  />
)

const play = (localize: Localize) => (
  <Play controls={{ density: ['comfortable', 'compact', 'terminal'], loading: false, empty: false }}>
    {({ empty, ...props }) => table(localize, { ...props, ...(empty && { rows: [] }) })}
  </Play>
)

export const story: Story = {
  title: { en: 'Table and pagination', zh: '表格与分页' },
  rule: {
    en: 'Rows 64 or 50. Ascending, descending, none or the default key. First and last columns stay only when the table is wider than its frame. Page size 20, five page buttons.',
    zh: '行高 64 或 50。升序、降序、不排序或默认列。仅当表格宽于外框时固定首尾列。表头始终可见。每页 20 条，五个页码。',
  },
  cases: (localize) => [
    { name: localize('sortable, a click opens the sub row', '可排序，点击展开子行'), show: open(localize), wide: true },
    {
      name: localize('wider than its frame: pinned', '宽于外框：固定首尾列'),
      show: <div style={{ maxWidth: '460px' }}>{table(localize, { density: 'compact' })}</div>,
      wide: true,
    },
    {
      name: localize('loading: four skeleton rows', '加载中：四行骨架'),
      show: table(localize, { loading: true, density: 'compact' }),
      wide: true,
    },
    {
      name: localize('empty: four rows and 4 px', '空：四行高加 4 px'),
      show: table(localize, { rows: [], density: 'compact' }),
      wide: true,
    },
    { name: localize('10,000 rows, the head stays in view', '一万行，表头始终可见'), show: long(localize), wide: true },
    { name: localize('with knobs', '可调'), show: play(localize), wide: true },
  ],
}
