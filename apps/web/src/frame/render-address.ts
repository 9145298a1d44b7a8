import { screenAt } from '@tessera/contract/screen-at.ts'
import { screenRow } from '@tessera/contract/screens.ts'
import { stringifySearch } from '@tessera/ui/search-text.ts'
import { choicesIn, written } from '#issuance/products/list-state.ts'
import { searchIn } from '#parts/screen-search.ts'

/**
 * The address that the page at `path` is drawn for: of its query only what the drawing depends on, each of it one of a few, always
 * written in the same way. Whatever else stands there changes nothing. Undefined where only the browser can draw.
 */
export function renderAddress(path: string, query: string): string | undefined {
  const asked = Object.fromEntries(new URLSearchParams(query))
  const screen = screenAt(path)?.screen
  if (screen === undefined) return path
  if (screenRow(screen).openEnded?.some((name) => Object.hasOwn(asked, name)) === true) return undefined
  if (screen !== '/investments') return path
  const choices = choicesIn(searchIn('/investments', asked))
  // Which ones they are only the visitor's browser knows.
  if (choices.tab === 'favorites') return undefined
  return `${path}${stringifySearch(written(choices))}`
}
