import { type Config, defaultOf } from '../apps/server/src/platform/config/config.ts'
import { variables } from '../apps/server/src/platform/config/variables.ts'
import { table } from './markdown-table.ts'

const begin =
  '<!-- variables: written by the source checks (tidy); regenerate with `npx vitest run --project tidy -u` -->'
const end = '<!-- end of variables -->'

type Name = keyof Config
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
const names = Object.keys(variables) as Name[]

/** A default that a reader can type: a text, a number or a list of texts. */
function defaultText(name: Name): string | undefined {
  const { value } = defaultOf(name)
  const text = Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join(',') : value
  return (typeof text === 'string' && text !== '') || typeof text === 'number' ? String(text) : undefined
}

function neededText(name: Name): string {
  const { needed } = variables[name]
  if (needed !== undefined) return needed
  if (defaultOf(name).required) return 'yes'
  const value = defaultText(name)
  return value === undefined || value.length > 40 ? 'no' : `no: \`${value}\``
}

/** Variables that are always needed come first, then those that are needed in some cases. */
const rank = (name: Name): number => {
  const text = neededText(name)
  return text === 'yes' ? 0 : text.startsWith('no') ? 2 : 1
}

/** Returns the table of all variables of the environment. */
export function variablesTable(): string {
  const rows = names
    .toSorted((a, b) => rank(a) - rank(b))
    .map((name) => {
      const { purpose, example, secret } = variables[name]
      return [`\`${name}\``, neededText(name), `${purpose}${secret === true ? ' Secret.' : ''}`, `\`${example}\``]
    })
  return table(['Variable', 'Needed', 'Purpose', 'Example'], rows).join('\n')
}

/** Returns the text of a page with the table between its two markers. */
export function withVariables(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`The page lacks the two lines between which the table belongs: ${begin} … ${end}`)
  return `${page.slice(0, from + begin.length)}\n\n${variablesTable()}\n\n${page.slice(to)}`
}
