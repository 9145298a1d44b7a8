import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import { escapeDollars } from '@tessera/ui/readable-path.ts'
import { parseSearch, stringifySearch } from '@tessera/ui/search-text.ts'
import { BASE } from '#parts/paths.ts'
import { routeTree } from './route-tree.tsx'

export type ConsoleRouter = ReturnType<typeof makeRouter>
/** An address of the console, below its base, with its search parsed. */
export type ParsedAddress = ConsoleRouter['latestLocation']

/**
 * Creates the router. The current page stays until the code and the messages of the next one have loaded. The latest
 * address wins.
 */
export const makeRouter = (history: RouterHistory = createBrowserHistory()) =>
  createRouter({
    routeTree,
    history,
    basepath: BASE,
    parseSearch,
    stringifySearch,
    rewrite: { input: escapeDollars },
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
  })
