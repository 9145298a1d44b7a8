import { hydrate, type QueryClient } from '@tanstack/react-query'
import { sessionToken } from './lib/session.ts'

/** It was drawn for a visitor: somebody who is signed in sees it first, and once all of it is taken over what is theirs. */
export function askForOwn(client: QueryClient): void {
  if (sessionToken() !== undefined)
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.['public'] !== true })
}

/**
 * Whether the server drew this page (apps/server/src/platform/http/drawn-page.ts). If so: the answers it drew from come
 * back into the cache, and the rules that stand for style attributes go back into the attributes.
 */
export function takeOver(client: QueryClient): boolean {
  const state = document.querySelector('#drawn-state')
  if (state === null) return false
  hydrate(client, JSON.parse(state.textContent))
  const sheet = document.querySelector<HTMLStyleElement>('#drawn-styles')
  for (const rule of sheet?.sheet?.cssRules ?? [])
    if (rule instanceof CSSStyleRule)
      for (const each of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
        each.style.cssText = rule.style.cssText
        delete each.dataset['drawn']
      }
  sheet?.remove()
  return true
}
