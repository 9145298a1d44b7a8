// Simplifies PostgreSQL's text of an expression: key words in lower case, lists and ranges instead of chains of
// comparisons, without needless casts and parentheses. The parser reads the same expression from both.

type Token = { readonly kind: 'word' | 'text' | 'sign'; readonly text: string }
type Group = { readonly kind: 'group'; readonly open: '(' | '['; readonly items: readonly Item[] }
/** A processed expression with the precedence of its weakest operator. */
type Done = { readonly kind: 'done'; readonly text: string; readonly precedence: number }
type Item = Token | Group | Done

const ATOM = 100
const BETWEEN = 6
const comparisons = new Set(['=', '<>', '<', '>', '<=', '>='])
const precedences = new Map<string, number>([
  ...(['or', 'and', 'not', 'is'] as const).map((word, index): [string, number] => [word, index + 1]),
  ...[...comparisons].map((sign): [string, number] => [sign, 5]),
  ...['in', 'between', 'like'].map((word): [string, number] => [word, BETWEEN]),
  ['+', 8],
  ['-', 8],
  ['*', 9],
  ['/', 9],
  ['%', 9],
  ['^', 10],
  ['at', 11],
  ['::', 14],
])
const OTHER_OPERATOR = 7
/** Words after which an expression begins, so that a parenthesis after them is not a list of arguments. */
const opens = new Set([...precedences.keys(), 'when', 'then', 'else', 'case', 'where', 'check', 'using', 'interval'])

/** Splits text into words, texts between quotes, and signs. */
function tokens(text: string): Token[] {
  const pattern =
    /('(?:[^']|'')*'|"(?:[^"]|"")*"|\$\$[\s\S]*?\$\$)|([A-Za-z_][\w$]*|\d[\w.]*)|(::|<=|>=|<>|[-+*/<>=~!@#%^&|`?]+|[()[\],.;:])/g
  return [...text.matchAll(pattern)].map(([, quoted, word, sign = '']) =>
    quoted !== undefined
      ? { kind: 'text', text: quoted }
      : word !== undefined
        ? { kind: 'word', text: word.toLowerCase() }
        : { kind: 'sign', text: sign },
  )
}

function grouped(list: readonly Token[], from = 0): { items: Item[]; end: number } {
  const items: Item[] = []
  let at = from
  while (at < list.length) {
    const token = list[at]
    if (token === undefined || token.text === ')' || token.text === ']') break
    if (token.kind === 'sign' && (token.text === '(' || token.text === '[')) {
      const inner = grouped(list, at + 1)
      items.push({ kind: 'group', open: token.text, items: inner.items })
      at = inner.end + 1
    } else {
      items.push(token)
      at += 1
    }
  }
  return { items, end: at }
}

const textOf = (item: Item | undefined): string => (item === undefined || item.kind === 'group' ? '' : item.text)

function precedenceOf(item: Item | undefined): number | undefined {
  if (item === undefined || item.kind === 'group' || item.kind === 'text' || item.kind === 'done') return undefined
  const known = precedences.get(item.text)
  if (known !== undefined) return known
  return item.kind === 'sign' && !/^[,.;:]$/.test(item.text) ? OTHER_OPERATOR : undefined
}

/** The precedence of the weakest operator of a list. */
const weakest = (items: readonly Item[]): number =>
  Math.min(ATOM, ...items.map((item) => (item.kind === 'done' ? item.precedence : (precedenceOf(item) ?? ATOM))))

/** Drops casts that change nothing: `(x)::numeric` beside an operator, and `'x'::text`. */
function withoutCasts(items: readonly Item[]): Item[] {
  const output: Item[] = []
  for (let at = 0; at < items.length; at += 1) {
    const [item, cast, type] = [items[at], items[at + 1], textOf(items[at + 2])]
    if (item === undefined) continue
    const after = items[at + 3]
    const isCast = textOf(cast) === '::' && textOf(after) !== '::'
    const isArray = after?.kind === 'group' && after.open === '['
    if (isCast && item.kind === 'text' && type === 'text') {
      output.push(item)
      at += isArray ? 3 : 2
    } else if (isCast && type === 'numeric' && (isOperator(items[at - 1]) || isOperator(after)) && isSimple(item)) {
      output.push(item)
      at += 2
    } else output.push(item)
  }
  return output
}
const isOperator = (item: Item | undefined): boolean => {
  const precedence = precedenceOf(item)
  return precedence !== undefined && precedence >= 5 && precedence <= 10
}
const isSimple = (item: Item): boolean =>
  item.kind === 'word' ||
  (item.kind === 'group' && item.open === '(' && item.items.every(({ kind }) => kind === 'word'))

/** Rewrites `x = any (array[a, b])` as `x in (a, b)`. */
function withLists(items: readonly Item[]): Item[] {
  const output: Item[] = []
  for (let at = 0; at < items.length; at += 1) {
    const [sign, quantifier, list] = [textOf(items[at]), textOf(items[at + 1]), items[at + 2]]
    const array = list?.kind === 'group' ? list.items : []
    const values = array[1]
    const isList = textOf(array[0]) === 'array' && array.length === 2 && values?.kind === 'group'
    if (isList && ((sign === '=' && quantifier === 'any') || (sign === '<>' && quantifier === 'all'))) {
      if (sign === '<>') output.push({ kind: 'word', text: 'not' })
      output.push({ kind: 'word', text: 'in' }, { ...values, open: '(' })
      at += 2
    } else {
      const item = items[at]
      if (item !== undefined) output.push(item)
    }
  }
  return output
}

/** Rewrites `x >= a and x <= b` as `x between a and b`. */
function withRanges(items: readonly Item[]): Item[] {
  const parts: Item[][] = [[]]
  for (const item of items)
    if (textOf(item) === 'and' && item.kind === 'word') parts.push([])
    else parts.at(-1)?.push(item)
  const remaining: Item[][] = []
  for (let at = 0; at < parts.length; at += 1) {
    const [low, high] = [bound(parts[at], '>='), bound(parts[at + 1], '<=')]
    if (low !== undefined && high !== undefined && low.of === high.of) {
      remaining.push([{ kind: 'done', text: `${low.of} between ${low.value} and ${high.value}`, precedence: BETWEEN }])
      at += 1
    } else remaining.push(parts[at] ?? [])
  }
  return remaining.flatMap((part, index) => (index === 0 ? part : [{ kind: 'word', text: 'and' } as const, ...part]))
}

function bound(part: readonly Item[] | undefined, sign: string): { of: string; value: string } | undefined {
  if (part === undefined) return undefined
  const [only] = part
  const items = part.length === 1 && only?.kind === 'group' && only.open === '(' ? only.items : part
  const at = items.findIndex((item) => textOf(item) === sign)
  if (at < 1 || weakest(items) !== 5 || items.filter((item) => comparisons.has(textOf(item))).length > 1)
    return undefined
  return { of: written(items.slice(0, at)), value: written(items.slice(at + 1)) }
}

/** True if the parentheses of the group at `at` change nothing. */
function isNeedless(group: Group, items: readonly Item[], at: number): boolean {
  if (group.open === '[') return false
  const [before, after] = [items[at - 1], items[at + 1]]
  const isOpen =
    before === undefined ||
    textOf(before) === ',' ||
    (before.kind !== 'done' && opens.has(textOf(before))) ||
    precedenceOf(before) !== undefined
  if (!isOpen || before?.kind === 'group' || textOf(before) === 'in') return false
  if (
    group.items.length === 0 ||
    group.items.some((item) => textOf(item) === ',') ||
    textOf(group.items[0]) === 'select'
  )
    return false
  if (textOf(group.items[0]) === 'case' && after !== undefined && textOf(after) === '::') return false
  const inner = weakest(group.items)
  const isMixed = inner === precedences.get('and') && [before, after].some((item) => textOf(item) === 'or')
  if (isMixed) return false
  const [left, right] = [precedenceOf(before) ?? 0, after?.kind === 'group' ? ATOM - 1 : (precedenceOf(after) ?? 0)]
  return inner > left && (inner > right || (inner === right && inner !== 5 && inner !== 4))
}

const glued = new Set(['(', '[', '.', '::', ''])

/** Writes a list of items as one line. */
function written(raw: readonly Item[]): string {
  let items: Item[] = withRanges(withLists(withoutCasts(raw)))
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]
    if (item?.kind !== 'group') continue
    const inner = withRanges(withLists(withoutCasts(item.items)))
    const simple: Group = { ...item, items: inner }
    items[at] = isNeedless(simple, items, at)
      ? { kind: 'done', text: written(inner), precedence: weakest(inner) }
      : { kind: 'done', text: `${item.open}${written(inner)}${item.open === '(' ? ')' : ']'}`, precedence: ATOM }
  }
  // Without parentheses, a cast may now be next to an operator.
  items = withoutCasts(items)
  let text = ''
  for (const [index, item] of items.entries()) {
    const [word, before] = [textOf(item), items[index - 1]]
    const isArguments =
      /^[([]/.test(word) && before?.kind === 'word' && !opens.has(before.text) && !spaced.has(before.text)
    const isGlued =
      isArguments || /^[,.;]$/.test(word) || word === '::' || (word.startsWith('[') && before?.kind === 'done')
    text += index === 0 || isGlued || glued.has(textOf(before)) ? word : ` ${word}`
  }
  return text
}
/** Words before a list that are not functions. */
const spaced = new Set([
  'key',
  'unique',
  'in',
  'values',
  'check',
  'by',
  'on',
  'filter',
  'over',
  'with',
  'include',
  'exists',
  'all',
  'any',
  'gin',
  'btree',
  'as',
  'from',
  'distinct',
])

/** Returns text with the short names of types. */
export const shortTypes = (text: string): string =>
  text
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replaceAll('character varying', 'varchar')
    .replaceAll(/\binteger\b/g, 'int')

/** Returns an expression, a type or a definition in one line. */
export const plainSql = (text: string): string => shortTypes(written(grouped(tokens(text)).items))

/** Returns text with its key words in lower case; quoted text and white space do not change. */
export const lowerCase = (text: string): string =>
  text.replaceAll(/('(?:[^']|'')*'|"(?:[^"]|"")*")|([A-Z][A-Z]*)/g, (all, quoted: string | undefined) =>
    quoted === undefined ? all.toLowerCase() : all,
  )
