import { type Amount, amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { z } from 'zod'

/** Reads the parts of Open Cap Format that a cap table needs: stakeholders, stock classes and issuances. */
const SCALE = 10
export const MAX_CAP_TABLE_CHARACTERS = 500_000
const MAX_OBJECTS = 5_000
const MAX_FAULTS = 20

const text = z.string().min(1).max(500)
const Numeric = z.string().regex(/^\d{1,18}(\.\d{1,10})?$/)
const Stakeholder = z.looseObject({
  object_type: z.literal('STAKEHOLDER'),
  id: text,
  name: z.looseObject({ legal_name: text }),
  stakeholder_type: z.enum(['INDIVIDUAL', 'INSTITUTION']),
})
const StockClass = z.looseObject({
  object_type: z.literal('STOCK_CLASS'),
  id: text,
  name: text,
  class_type: z.enum(['COMMON', 'PREFERRED']),
  default_id_prefix: text,
  initial_shares_authorized: z.union([Numeric, z.enum(['UNLIMITED', 'NOT APPLICABLE'])]),
  votes_per_share: z.number().min(0),
  seniority: z.union([z.number(), Numeric]),
})
const StockIssuance = z.looseObject({
  object_type: z.literal('TX_STOCK_ISSUANCE'),
  id: text,
  security_id: text,
  custom_id: text,
  date: z.iso.date(),
  stakeholder_id: text,
  stock_class_id: text,
  quantity: Numeric,
  share_price: z.looseObject({ amount: Numeric, currency: z.string().regex(/^[A-Z]{3}$/) }),
})
const read = { STAKEHOLDER: Stakeholder, STOCK_CLASS: StockClass, TX_STOCK_ISSUANCE: StockIssuance } as const
type Kind = keyof typeof read
const isKind = (name: unknown): name is Kind => typeof name === 'string' && Object.hasOwn(read, name)

type Issuance = z.output<typeof StockIssuance>
export type CapTable = {
  readonly stakeholders: readonly z.output<typeof Stakeholder>[]
  readonly classes: readonly z.output<typeof StockClass>[]
  readonly issuances: readonly Issuance[]
}
/**
 * A fault. `at` is a line of the text, or a field such as `items[3].quantity`; `what` is the code of the fault there.
 */
export type CapTableFault = { readonly at: string; readonly what: CapTableFaultCode; readonly detail?: string }
export const capTableFaultCodes = [
  'too_large',
  'no_json',
  'no_items',
  'no_object',
  'field',
  'twice',
  'no_stakeholder',
  'no_class',
  'nothing_issued',
  'over_authorized',
] as const
export type CapTableFaultCode = (typeof capTableFaultCodes)[number]
type Read = { readonly table: CapTable; readonly faults: readonly CapTableFault[] }

const none = (fault: CapTableFault): Read => ({
  table: { stakeholders: [], classes: [], issuances: [] },
  faults: [fault],
})

/** Reads an OCF file: a list of objects, or an object with such a list as `items`. Ignores objects of other kinds. */
export function readCapTable(json: string): Read {
  if (json.length > MAX_CAP_TABLE_CHARACTERS) return none({ at: 'file', what: 'too_large' })
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch (error) {
    return none({ at: `line ${lineOf(json, error)}`, what: 'no_json' })
  }
  const items = z.union([z.array(z.unknown()), z.looseObject({ items: z.array(z.unknown()) })]).safeParse(parsed)
  if (!items.success) return none({ at: 'items', what: 'no_items' })
  const list = Array.isArray(items.data) ? items.data : items.data.items
  return list.length > MAX_OBJECTS ? none({ at: 'items', what: 'too_large' }) : readItems(list)
}

/** Returns the line of a parse error from the error's message; without one, the last line. */
function lineOf(json: string, error: unknown): number {
  const message = error instanceof Error ? error.message : ''
  const line = /line (\d+)/.exec(message)?.[1]
  if (line !== undefined) return Number(line)
  const position = /position (\d+)/.exec(message)?.[1]
  return json.slice(0, position === undefined ? json.length : Number(position)).split('\n').length
}

function readItems(list: readonly unknown[]): Read {
  const table = { stakeholders: [], classes: [], issuances: [] } as {
    stakeholders: z.output<typeof Stakeholder>[]
    classes: z.output<typeof StockClass>[]
    issuances: Issuance[]
  }
  const faults: CapTableFault[] = []
  const places = new Map<unknown, number>()
  list.forEach((item, index) => {
    const kind = z.looseObject({ object_type: z.string() }).safeParse(item)
    if (!kind.success) {
      faults.push({ at: `items[${index}].object_type`, what: 'no_object' })
      return
    }
    const { object_type: type } = kind.data
    if (!isKind(type)) return
    const object = read[type].safeParse(item)
    if (!object.success) {
      faults.push(...object.error.issues.map(({ path, message }) => fieldFault(index, path, message)))
      return
    }
    places.set(object.data, index)
    if (object.data.object_type === 'STAKEHOLDER') table.stakeholders.push(object.data)
    else if (object.data.object_type === 'STOCK_CLASS') table.classes.push(object.data)
    else table.issuances.push(object.data)
  })
  const all = [...faults, ...linkFaults(table, (item) => places.get(item) ?? 0)]
  return { table, faults: all.slice(0, MAX_FAULTS) }
}

const fieldFault = (index: number, path: readonly PropertyKey[], detail: string): CapTableFault => ({
  at: [`items[${index}]`, ...path.map(String)].join('.'),
  what: 'field',
  detail,
})

/** Returns the faults between objects: duplicate ids, broken references, and more units issued than a class allows. */
function linkFaults(table: CapTable, placeOf: (item: unknown) => number): CapTableFault[] {
  const people = new Set(table.stakeholders.map(({ id }) => id))
  const classes = new Set(table.classes.map(({ id }) => id))
  const seen = new Set<string>()
  const twice = [...table.stakeholders, ...table.classes, ...table.issuances].filter((item) => {
    const key = `${item.object_type} ${item.id}`
    const known = seen.has(key)
    seen.add(key)
    return known
  })
  const wrong = (item: Issuance, field: string, what: CapTableFaultCode): CapTableFault => ({
    at: `items[${placeOf(item)}].${field}`,
    what,
  })
  return [
    ...twice.map((item): CapTableFault => ({ at: `items[${placeOf(item)}].id`, what: 'twice' })),
    ...table.issuances.flatMap((item) => [
      ...(people.has(item.stakeholder_id) ? [] : [wrong(item, 'stakeholder_id', 'no_stakeholder')]),
      ...(classes.has(item.stock_class_id) ? [] : [wrong(item, 'stock_class_id', 'no_class')]),
      ...(quantityOf(item) > 0n ? [] : [wrong(item, 'quantity', 'nothing_issued')]),
    ]),
    ...table.classes.flatMap((item): CapTableFault[] => {
      const max = parseAmount(item.initial_shares_authorized, SCALE)
      const isOver = max !== undefined && issuedOf(table, item.id) > max
      return isOver ? [{ at: `items[${placeOf(item)}].initial_shares_authorized`, what: 'over_authorized' }] : []
    }),
    ...(table.issuances.length === 0 ? [{ at: 'items', what: 'nothing_issued' } as const] : []),
  ]
}

const quantityOf = ({ quantity }: Issuance): Amount => {
  const [whole = '0', parts] = quantity.split('.')
  const plain = BigInt(whole).toString()
  return parseAmount(parts === undefined ? plain : `${plain}.${parts}`, SCALE) ?? amount(0n)
}
const issuedOf = (table: CapTable, classId: string): Amount =>
  amount(
    table.issuances
      .filter(({ stock_class_id: of }) => of === classId)
      .reduce((sum, issuance) => sum + quantityOf(issuance), 0n),
  )

/** Returns the summary of a valid table. */
export const capTableGist = (
  table: CapTable,
): { stakeholders: number; classes: { name: string; issued: string; holders: number }[] } => ({
  stakeholders: table.stakeholders.length,
  classes: table.classes.map(({ id, name }) => ({
    name,
    issued: formatAmount(issuedOf(table, id), SCALE).replace(/\.?0+$/, ''),
    holders: new Set(table.issuances.filter((each) => each.stock_class_id === id).map(({ stakeholder_id: who }) => who))
      .size,
  })),
})
