import { CmsContent, CompleteCmsContent } from '@tessera/contract/office/cms/cms-content.ts'
import { lineOf, type Run, runsOf } from '@tessera/domain/office/cms/inline.ts'
import { type CmsKind, seoRoutes } from '@tessera/domain/office/cms/kinds.ts'
import { timeOf } from '#parts/input-rules.ts'

/** A content as it is typed: in the contract's structure, except that a line of words is one text with its marks. */
export type Node = string | number | boolean | null | readonly Node[] | { readonly [key: string]: Node }
export type Path = readonly (string | number)[]
export type BlockType = 'heading' | 'paragraph' | 'list' | 'link' | 'table' | 'image'
export const languages = ['en_US', 'zh_CN'] as const

const isTree = (node: unknown): node is { readonly [key: string]: Node } =>
  typeof node === 'object' && node !== null && !Array.isArray(node)
const isList = (node: unknown): node is readonly Node[] => Array.isArray(node)

/** The value at a path; undefined if there is none. */
export const at = (node: Node, path: Path): Node | undefined =>
  path.reduce<Node | undefined>(
    (inner, key) => (isList(inner) ? inner[Number(key)] : isTree(inner) ? inner[key] : undefined),
    node,
  )
export const textAt = (node: Node, path: Path): string => {
  const found = at(node, path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}
export const listAt = (node: Node, path: Path): readonly Node[] => {
  const found = at(node, path)
  return isList(found) ? found : []
}

/** Returns a copy with another value at a path. */
export function put(node: Node, path: Path, value: Node): Node {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (isList(node)) return node.map((each, n) => (n === key ? put(each, rest, value) : each))
  const tree = isTree(node) ? node : {}
  return { ...tree, [key]: put(tree[key] ?? {}, rest, value) }
}

const eachLanguage = (node: unknown, convert: (line: unknown) => unknown): unknown =>
  isTree(node) ? Object.fromEntries(languages.map((language) => [language, convert(node[language])])) : node

/** Applies `turn` to the lines of every paragraph and list, at any depth. */
function convertLines(node: unknown, convert: (line: unknown) => unknown): unknown {
  if (isList(node)) return node.map((each) => convertLines(each, convert))
  if (!isTree(node)) return node
  if (node['type'] === 'paragraph') return { ...node, text: eachLanguage(node['text'], convert) }
  if (node['type'] === 'list')
    return { ...node, items: listAt(node, ['items']).map((item) => eachLanguage(item, convert)) }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, convertLines(value, convert)]))
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- in the contract, a line of text is a list of runs
const written = (runs: unknown): string => lineOf(runs as readonly Run[])
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a content is JSON, also with lines in place of runs
export const formOf = (content: CmsContent): Node => convertLines(content, written) as Node
export const contentIn = (form: Node): unknown => readFacts(convertLines(form, (line) => runsOf(String(line))))

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/
/** Shows an ISO time as `2026-03-18 14:30`; other text, which is being typed, stays unchanged. */
export const timeText = (text: string): string => (ISO.test(text) ? text.slice(0, 16).replace('T', ' ') : text)

const onWire = (typed: unknown): unknown => (typeof typed === 'string' ? (timeOf(typed) ?? typed) : typed)
/** Symbols typed in one line, such as `AURB, AURE`. */
const symbolsOf = (typed: unknown): unknown =>
  typeof typed === 'string'
    ? [...new Set(typed.toUpperCase().split(/[\s,，、]+/u))].filter((symbol) => symbol !== '')
    : typed
const wholeNumberOf = (typed: unknown): unknown =>
  typeof typed === 'string' && /^\d+$/.test(typed) ? Number(typed) : typed
/** Values that are typed as text, by kind of content, such as the times of a banner. */
const facts: Readonly<Record<string, Readonly<Record<string, (typed: unknown) => unknown>>>> = {
  banner: { validFrom: onWire, validUntil: onWire, products: symbolsOf },
  faq: { rank: wholeNumberOf },
}
/** Parses these values; an invalid text stays unchanged, so that the contract rejects it. */
function readFacts(content: unknown): unknown {
  if (!isTree(content) || typeof content['kind'] !== 'string') return content
  const read = Object.entries(facts[content['kind']] ?? {})
    .filter(([name]) => Object.hasOwn(content, name))
    .map(([name, of]) => [name, of(content[name])])
  return { ...content, ...Object.fromEntries(read) }
}

export type TextError = 'empty' | 'link' | 'inside' | 'symbol' | 'columns' | 'until' | 'time' | 'rank' | 'invalid'
export type Errors = Readonly<Record<string, TextError>>

/**
 * The errors by path. A draft has only errors that prevent saving; a `complete` text also has those of missing fields.
 */
export function errorsIn(form: Node, complete: boolean): Errors {
  const read = (complete ? CompleteCmsContent : CmsContent).safeParse(contentIn(form))
  if (read.success) return {}
  const entries = read.error.issues.map((issue): [string, TextError] => [
    fieldOf(issue.path.map(String)).join('.'),
    errorOf(issue),
  ])
  return Object.fromEntries(entries.toReversed())
}

/** Runs are typed on one line, so an error in a run is shown at its line. */
function fieldOf(path: readonly string[]): readonly string[] {
  const language = path.findIndex((key) => key === 'en_US' || key === 'zh_CN')
  return language === -1 ? path : path.slice(0, language + 1)
}

const rules: Readonly<Record<string, TextError>> = {
  link: 'link',
  inside: 'inside',
  columns: 'columns',
  until: 'until',
  empty: 'empty',
}
type Issue = {
  readonly path: readonly PropertyKey[]
  readonly code: string
  readonly format?: unknown
  readonly params?: unknown
}
const errorOf = (issue: Issue): TextError => {
  if (issue.path[0] === 'rank') return 'rank'
  if (issue.path[0] === 'products') return 'symbol'
  if (issue.format === 'datetime') return 'time'
  if (issue.code === 'too_small') return 'empty'
  if (issue.code === 'invalid_union') return 'link'
  const params = isTree(issue.params) ? issue.params : {}
  const rule = params['rule']
  return (typeof rule === 'string' ? rules[rule] : undefined) ?? 'invalid'
}

const both = { en_US: '', zh_CN: '' }
const neither = { en_US: null, zh_CN: null }
const article = { title: both, summary: both, blocks: [] }
const seo = { title: both, keywords: both, description: both }

/** An empty text of a kind. */
export const emptyText = (kind: CmsKind, now: string): Node => ({ kind, ...empties(now)[kind] })
const empties = (now: string): Readonly<Record<CmsKind, { readonly [key: string]: Node }>> => ({
  page: article,
  legal: { edition: '', ...article },
  faq: { question: both, answer: [emptyBlocks.paragraph], rank: 100, onLanding: false },
  footer: { tagline: both, columns: [], notes: [], links: [] },
  banner: { text: both, tone: 'info', link: null, screens: [], products: [], validFrom: now, validUntil: null },
  announcement: article,
  seo: {
    ...seo,
    favicon: neither,
    logo: neither,
    logoAlt: both,
    routes: Object.fromEntries(seoRoutes.map((route) => [route, seo])),
  },
})

export const emptyBlocks: Readonly<Record<BlockType, { readonly [key: string]: Node }>> = {
  heading: { type: 'heading', level: 2, text: both },
  paragraph: { type: 'paragraph', text: both },
  list: { type: 'list', ordered: false, items: [both] },
  link: { type: 'link', href: '', text: both },
  table: { type: 'table', head: [both, both], rows: [[both, both]] },
  image: { type: 'image', uploadId: null, alt: both },
}
