import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import { createBrowserHistory } from '@tanstack/react-router'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { LISTENING } from './lib/early-clicks.ts'
import { makeQueryClient } from './lib/query-client.ts'
import { restoreRendered } from './restore-rendered.ts'
import { makeRouter } from './shell/router.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('no #root in index.html')
void start(root)

/** Not awaited at the top level: the screens import from the same built file, so each would wait for the other forever. */
async function start(element: Element): Promise<void> {
  const client = makeQueryClient()
  const isRendered = restoreRendered(client)
  const router = makeRouter(createBrowserHistory(), { isRendered })
  const app = <App router={router} client={client} />
  if (isRendered) {
    await router.load()
    // TanStack Router's own hydration does the same. The root then has no Suspense boundary, as in the HTML of the server.
    router.ssr = { manifest: undefined }
    await nextTask()
    openNumbers(document.documentElement.lang)
    await nextTask()
    hydrateRoot(element, app)
  } else createRoot(element).render(app)
  dispatchEvent(new Event(LISTENING))
}

/** Lets the browser handle input between these steps, because the reader already uses the rendered page. */
const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume))

/** Loads the browser's number and plural rules before hydration. It takes 10 ms on a fast machine and 40 ms on a phone. */
function openNumbers(language: string): void {
  new Intl.NumberFormat(language).format(0)
  new Intl.PluralRules(language).select(0)
}
