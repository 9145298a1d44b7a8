import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { escapeDollars } from '@tessera/ui/readable-path.ts'
import { parseSearch, stringifySearch } from '@tessera/ui/search-text.ts'
import { inBrowser } from '#parts/in-browser.ts'
import { routeTree } from './route-tree.tsx'

export type SiteRouter = ReturnType<typeof makeRouter>
/** An address of the site, with its search parsed. */
export type ParsedAddress = SiteRouter['latestLocation']

/**
 * Shows the page of each address. The current page stays until the code and the messages of the next one have loaded.
 * If the reader navigates again before that, the latest address wins.
 *
 * A page that the server rendered keeps its scroll position during hydration.
 */
export function makeRouter(history: RouterHistory, { isRendered = false } = {}) {
  let keepsScroll = isRendered
  const restoresScroll = (): boolean => {
    const restores = !keepsScroll
    keepsScroll = false
    return restores
  }
  return createRouter({
    routeTree,
    history,
    context: { visited: { path: undefined }, isRendered },
    parseSearch,
    stringifySearch,
    rewrite: { input: escapeDollars },
    ...(inBrowser && { scrollRestoration: restoresScroll, scrollRestorationBehavior: 'instant' as const }),
  })
}
