import { hydrate, type QueryClient } from '@tanstack/react-query'
import { publicInfo } from './lib/public-info.queries.ts'
import { sessionToken } from './lib/session.ts'

/**
 * True if the server rendered this page (apps/server/src/platform/http/drawn-page.ts). Restores its answers into the cache, and
 * its style rules into the style attributes that React expects.
 */
export function restoreRendered(client: QueryClient): boolean {
  const state = document.querySelector('#drawn-state')
  if (state === null) return false
  hydrate(client, JSON.parse(state.textContent))
  // It names the region of the reader, and the server rendered without one.
  void client.invalidateQueries({ queryKey: publicInfo().queryKey, refetchType: 'none' })
  // The server renders for visitors, so each part fetches the customer's data again as soon as it is hydrated.
  if (sessionToken() !== undefined)
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.['public'] !== true, refetchType: 'none' })
  restoreStyles()
  return true
}

function restoreStyles(): void {
  const sheet = document.querySelector<HTMLStyleElement>('#drawn-styles')
  for (const rule of sheet?.sheet?.cssRules ?? [])
    if (rule instanceof CSSStyleRule)
      for (const each of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
        each.style.cssText = rule.style.cssText
        delete each.dataset['drawn']
      }
  sheet?.remove()
}
