import { hydrate, type QueryClient } from '@tanstack/react-query'
import { publicInfo } from '#parts/public-info.queries.ts'
import { sessionToken } from '#parts/session.ts'

/** True if the server rendered this page (apps/server/src/platform/http/rendered-page.ts). Restores its answers into the cache. */
export function restoreAnswers(client: QueryClient): boolean {
  const state = document.querySelector('#drawn-state')
  if (state === null) return false
  hydrate(client, JSON.parse(state.textContent))
  // The public info names the region of the reader, and the server rendered without one.
  void client.invalidateQueries({ queryKey: publicInfo().queryKey, refetchType: 'none' })
  // The server renders for visitors, so each part fetches the customer's data again as soon as it is hydrated.
  if (sessionToken() !== undefined)
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.['public'] !== true, refetchType: 'none' })
  return true
}

/**
 * True if the address is still the one that the document was loaded from. Back or forward can change it before the scripts
 * run, and then the HTML shows another page than the router does.
 */
export function isDocumentAddress(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation === undefined || new URL(navigation.name).pathname === location.pathname
}

/** Turns the style rules of a page that the server rendered into the style attributes that React expects. */
export function restoreStyles(): void {
  const sheet = document.querySelector<HTMLStyleElement>('#drawn-styles')
  const styles = Array.from(sheet?.sheet?.cssRules ?? [], (rule) =>
    rule instanceof CSSStyleRule ? rule.style.cssText : '',
  )
  for (const element of document.querySelectorAll<HTMLElement>('[data-drawn]')) {
    // The server numbers the rules in document order.
    element.style.cssText = styles[Number(element.dataset['drawn'])] ?? ''
    delete element.dataset['drawn']
  }
  sheet?.remove()
}
