import { isLocale } from '@tessera/contract/platform/text/locale.ts'
import { screenAt } from '@tessera/contract/screen-at.ts'
import type { ScreenPath } from '@tessera/contract/screens.ts'

/** Where a link of a text leads inside the site: to a screen, or to what has a name of its own. */
export type Target =
  | { readonly kind: 'screen' }
  | { readonly kind: 'text' | 'product' | 'market'; readonly name: string }

const named: Partial<Record<ScreenPath, Exclude<Target['kind'], 'screen'>>> = {
  '/cms/{-$id}': 'text',
  '/investmentDetail/{-$symbol}': 'product',
  '/newCoin/{-$id}': 'product',
  '/trade/{-$symbol}': 'market',
}

/** Undefined for a path that no screen stands at; a link says no language. */
export function targetOf(href: string): Target | undefined {
  const [path = ''] = href.split(/[?#]/)
  const at = isLocale(path.split('/')[1]) ? undefined : screenAt(path)
  if (at === undefined) return undefined
  if (at.id === undefined) return { kind: 'screen' }
  const kind = named[at.screen]
  return kind && { kind, name: at.id }
}
