import { screenAt } from '@tessera/contract/screen-at.ts'
import { screenRow } from '@tessera/contract/screens.ts'
import { stringifySearch } from '@tessera/ui/search-text.ts'
import { choicesIn, written } from '#issuance/products/list-state.ts'
import { searchIn } from '#parts/screen-search.ts'

/**
 * Returns the address as which the page at `path` is rendered and cached. Of the query it has only the parts that
 * rendering depends on, each with one of a few values, in a fixed form. Undefined if only the browser can render.
 */
export function renderAddress(path: string, query: string): string | undefined {
  const parameters = Object.fromEntries(new URLSearchParams(query))
  const screen = screenAt(path)?.screen
  if (screen === undefined) return path
  if (screenRow(screen).openEnded?.some((name) => Object.hasOwn(parameters, name)) === true) return undefined
  if (screen !== '/investments') return path
  const choices = choicesIn(searchIn('/investments', parameters))
  // Only the visitor's browser knows the favorites.
  if (choices.tab === 'favorites') return undefined
  return `${path}${stringifySearch(written(choices))}`
}
