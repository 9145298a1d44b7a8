import { isLocale } from '@tessera/contract/platform/text/locale.ts'
import { screenAt } from '@tessera/contract/screen-at.ts'
import type { ScreenPath } from '@tessera/contract/screens.ts'

/** The target of a link inside the site: a screen, or a text, product or market by name. */
export type Target =
  | { readonly kind: 'screen' }
  | { readonly kind: 'text' | 'product' | 'market'; readonly name: string }

const kindOfPath: Partial<Record<ScreenPath, Exclude<Target['kind'], 'screen'>>> = {
  '/cms/{-$id}': 'text',
  '/investmentDetail/{-$symbol}': 'product',
  '/newCoin/{-$id}': 'product',
  '/trade/{-$symbol}': 'market',
}

/** Returns undefined for a path without a screen. Links contain no language. */
export function targetOf(href: string): Target | undefined {
  const [path = ''] = href.split(/[?#]/)
  const at = isLocale(path.split('/')[1]) ? undefined : screenAt(path)
  if (at === undefined) return undefined
  if (at.id === undefined) return { kind: 'screen' }
  const kind = kindOfPath[at.screen]
  return kind && { kind, name: at.id }
}
