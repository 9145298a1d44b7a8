/** The columns of a cap table as a spreadsheet. Each may have its English or its Chinese heading. */
export const sheetColumns = {
  holder: ['Holder', '持有人'],
  type: ['Holder type', '持有人类型'],
  class: ['Share class', '股份类别'],
  quantity: ['Quantity', '数量'],
  price: ['Price per share', '每股价格'],
  currency: ['Currency', '币种'],
  date: ['Issue date', '发行日期'],
} as const satisfies Readonly<Record<string, readonly [english: string, chinese: string]>>
export type SheetColumn = keyof typeof sheetColumns
export const sheetColumnNames = [
  'holder',
  'type',
  'class',
  'quantity',
  'price',
  'currency',
  'date',
] as const satisfies readonly SheetColumn[]

/** Maximum number of rows below the heading. */
export const MAX_SHEET_ROWS = 1_000
const MAX_FAULTS = 20
const MAX_TEXT = 500

export type SheetFaultCode =
  | 'no_column'
  | 'no_rows'
  | 'too_many_rows'
  | 'missing'
  | 'too_long'
  | 'type'
  | 'number'
  | 'currency'
  | 'date'
/** A wrong cell: its line in the file, from 1 with the heading, and its column. */
export type SheetFault = { readonly line: number; readonly column: SheetColumn; readonly what: SheetFaultCode }
export type Holding = Readonly<Record<SheetColumn, string>>
/** `faults` is empty if the sheet can be taken. */
export type CapTableSheet = { readonly rows: readonly Holding[]; readonly faults: readonly SheetFault[] }

const types: Readonly<Record<string, 'INDIVIDUAL' | 'INSTITUTION'>> = {
  person: 'INDIVIDUAL',
  individual: 'INDIVIDUAL',
  个人: 'INDIVIDUAL',
  自然人: 'INDIVIDUAL',
  company: 'INSTITUTION',
  institution: 'INSTITUTION',
  机构: 'INSTITUTION',
  公司: 'INSTITUTION',
}
const typeOf = (text: string) => types[text.toLowerCase()]

const isNumber = (text: string): boolean => /^\d{1,18}(\.\d{1,10})?$/u.test(text)
/** A day that exists, as YYYY-MM-DD. */
const isDay = (text: string): boolean => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text)
  if (match === null) return false
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day >= 1 && day <= (lengths[month - 1] ?? 0)
}

/** The fault of a cell that is not empty; undefined if it is right. */
const faultIn: Readonly<Record<SheetColumn, (text: string) => SheetFaultCode | undefined>> = {
  holder: (text) => (text.length > MAX_TEXT ? 'too_long' : undefined),
  class: (text) => (text.length > MAX_TEXT ? 'too_long' : undefined),
  type: (text) => (typeOf(text) === undefined ? 'type' : undefined),
  quantity: (text) => (isNumber(text) && /[1-9]/u.test(text) ? undefined : 'number'),
  price: (text) => (isNumber(text) ? undefined : 'number'),
  currency: (text) => (/^[A-Z]{3}$/u.test(text) ? undefined : 'currency'),
  date: (text) => (isDay(text) ? undefined : 'date'),
}

const plain = (text: string): string => text.trim().toLowerCase()

/**
 * Reads the cells of a spreadsheet: a heading, then one line for each holding. Empty lines are skipped, and other
 * columns are ignored. Returns at most 20 faults, in the order of the lines.
 */
export function readCapTableSheet(cells: readonly (readonly string[])[]): CapTableSheet {
  const [heading = [], ...lines] = cells
  const at = new Map(
    sheetColumnNames.map((column) => [
      column,
      heading.findIndex((cell) => sheetColumns[column].some((name) => plain(name) === plain(cell))),
    ]),
  )
  const lacking = sheetColumnNames.filter((column) => at.get(column) === -1)
  if (lacking.length > 0)
    return { rows: [], faults: lacking.map((column) => ({ line: 1, column, what: 'no_column' as const })) }
  const read = lines
    .map((line, index) => ({ line: index + 2, row: holdingOf(line, at) }))
    .filter(({ row }) => Object.values(row).some((cell) => cell !== ''))
  if (read.length === 0) return { rows: [], faults: [{ line: 2, column: 'holder', what: 'no_rows' }] }
  if (read.length > MAX_SHEET_ROWS)
    return { rows: [], faults: [{ line: MAX_SHEET_ROWS + 2, column: 'holder', what: 'too_many_rows' }] }
  const faults = read.flatMap(({ line, row }) =>
    sheetColumnNames.flatMap((column): SheetFault[] => {
      const what = row[column] === '' ? 'missing' : faultIn[column](row[column])
      return what === undefined ? [] : [{ line, column, what }]
    }),
  )
  return { rows: read.map(({ row }) => row), faults: faults.slice(0, MAX_FAULTS) }
}

function holdingOf(line: readonly string[], at: ReadonlyMap<SheetColumn, number>): Holding {
  const cell = (column: SheetColumn): string => (line[at.get(column) ?? -1] ?? '').trim()
  return {
    holder: cell('holder'),
    type: cell('type'),
    class: cell('class'),
    quantity: ungroupedNumber(cell('quantity')),
    price: ungroupedNumber(cell('price')),
    currency: cell('currency').toUpperCase(),
    date: cell('date'),
  }
}

/** '1,234,567.5' → '1234567.5'. Other commas stay, so that the cell is refused. */
const ungroupedNumber = (text: string): string =>
  /^\d{1,3}(,\d{3})+(\.\d+)?$/u.test(text) ? text.replaceAll(',', '') : text

/**
 * The rows as Open Cap Format. A class whose name marks it as preferred is preferred; any other is common. Each share
 * has one vote, and the number of authorized shares is left open.
 */
export function ocfOf(rows: readonly Holding[]): string {
  const holders = new Map<string, string>()
  const classes = new Map<string, string>()
  for (const { holder, class: name } of rows) {
    if (!holders.has(holder)) holders.set(holder, `stakeholder-${holders.size + 1}`)
    if (!classes.has(name)) classes.set(name, `class-${classes.size + 1}`)
  }
  const typeOfHolder = new Map(rows.map(({ holder, type }) => [holder, typeOf(type)]))
  return JSON.stringify([
    ...[...holders].map(([name, id]) => ({
      object_type: 'STAKEHOLDER',
      id,
      name: { legal_name: name },
      stakeholder_type: typeOfHolder.get(name),
    })),
    ...[...classes].map(([name, id], index) => ({
      object_type: 'STOCK_CLASS',
      id,
      name,
      class_type: /preferred|preference|优先/iu.test(name) ? 'PREFERRED' : 'COMMON',
      default_id_prefix: `S${index + 1}-`,
      initial_shares_authorized: 'NOT APPLICABLE',
      votes_per_share: 1,
      seniority: String(index + 1),
    })),
    ...rows.map((row, index) => ({
      object_type: 'TX_STOCK_ISSUANCE',
      id: `issuance-${index + 1}`,
      security_id: `security-${index + 1}`,
      custom_id: `S-${index + 1}`,
      date: row.date,
      stakeholder_id: holders.get(row.holder),
      stock_class_id: classes.get(row.class),
      quantity: row.quantity,
      share_price: { amount: row.price, currency: row.currency },
    })),
  ])
}
