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

/** Not awaited at the top level: the screens import from the file that this is built into, and would wait for it for ever. */
async function start(element: Element): Promise<void> {
  const client = makeQueryClient()
  const isRendered = restoreRendered(client)
  const router = makeRouter(createBrowserHistory(), { isRendered })
  const app = <App router={router} client={client} />
  if (isRendered) {
    await router.load()
    // As TanStack Router's own hydration does: the root then has no Suspense boundary, like the HTML of the server.
    router.ssr = { manifest: undefined }
    await nextTask()
    openNumbers(document.documentElement.lang)
    await nextTask()
    hydrateRoot(element, app)
  } else createRoot(element).render(app)
  dispatchEvent(new Event(LISTENING))
}

/** A rendered page is read already: input is handled between these steps. */
const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume))

/** The browser's tables of numbers and plurals take 10 ms to open on a fast machine and 40 on a phone: not during hydration. */
function openNumbers(language: string): void {
  new Intl.NumberFormat(language).format(0)
  new Intl.PluralRules(language).select(0)
}
