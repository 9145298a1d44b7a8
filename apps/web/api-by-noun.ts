import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The part of a syntax tree that this file reads. */
type Syntax = { readonly type: string; readonly start: number; readonly end: number; readonly [field: string]: unknown }
/** A use of the table of calls: `api.products` at these positions. */
type Use = { readonly noun: string; readonly start: number; readonly end: number }

const TABLE = fileURLToPath(new URL('src/parts/api.ts', import.meta.url))
const TRANSPORT = fileURLToPath(new URL('src/parts/transport.ts', import.meta.url))
const CLIENT = 'client-of:'
const IMPORTS_TABLE = /^import \{ api \} from '(?:#parts|\.|\.\/parts)\/api\.ts'$/mu

/**
 * Replaces `api.<noun>` by an import of that noun's client, so that a page loads only the endpoints that its files call.
 * Without it, the table in src/parts/api.ts puts every endpoint of the site into the first script of every page.
 */
export const apiByNoun: Plugin = {
  name: 'api-by-noun',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source) => (source.startsWith(CLIENT) ? `\0${source}` : undefined),
  load: async (id) => {
    if (!id.startsWith(`\0${CLIENT}`)) return undefined
    const noun = id.slice(CLIENT.length + 1)
    const path = new RegExp(`import \\{ ${noun} \\} from '(@tessera/contract/.*)'`, 'u').exec(
      await readFile(TABLE, 'utf8'),
    )?.[1]
    if (path === undefined) throw new Error(`src/parts/api.ts does not import ${noun} from the contract`)
    return `import { ${noun} } from '${path}'
import { clientOf } from '${TRANSPORT}'
export const client = /* @__PURE__ */ clientOf(${noun})`
  },
  transform(code, id) {
    const imported = IMPORTS_TABLE.exec(code)
    if (imported === null) return undefined
    const uses = usesIn(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }), id)
    const nouns = [...new Set(uses.map(({ noun }) => noun))]
    const imports = nouns.map((noun) => `import { client as api_${noun} } from '${CLIENT}${noun}'`).join('\n')
    // From the end, so that earlier positions stay valid.
    const replaced = uses
      .toSorted((a, b) => b.start - a.start)
      .reduce((text, { noun, start, end }) => `${text.slice(0, start)}api_${noun}${text.slice(end)}`, code)
    return { code: replaced.replace(IMPORTS_TABLE, imports), map: null }
  },
}

/** Finds `api.<noun>` in values and types. Throws for any other use, which would need the whole table. */
function usesIn(tree: unknown, file: string): Use[] {
  const uses: Use[] = []
  const visit = (node: Syntax): void => {
    const use = findUse(node)
    if (use !== undefined) return void uses.push(use)
    if (node.type === 'ImportDeclaration') return
    if (node.type === 'Identifier' && node['name'] === 'api')
      throw new Error(`${file}: write api.<noun>, because "api" alone loads every endpoint`)
    for (const [field, child] of Object.entries(node))
      // The name of a field is not a use of the table.
      if (!((field === 'key' || field === 'property') && node['computed'] === false))
        for (const each of Array.isArray(child) ? child : [child]) if (isSyntax(each)) visit(each)
  }
  if (isSyntax(tree)) visit(tree)
  return uses
}

/** The table's noun in `api.<noun>`, which types write as a qualified name. */
function findUse({ type, start, end, ...fields }: Syntax): Use | undefined {
  const [table, noun] =
    type === 'MemberExpression' && fields['computed'] === false
      ? [fields['object'], fields['property']]
      : type === 'TSQualifiedName'
        ? [fields['left'], fields['right']]
        : []
  return nameOf(table) === 'api' && nameOf(noun) !== undefined ? { noun: nameOf(noun) ?? '', start, end } : undefined
}

const nameOf = (node: unknown): string | undefined =>
  isSyntax(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value
