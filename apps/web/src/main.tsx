// oxlint-disable-next-line import/no-unassigned-import -- before anything is drawn
import '@tessera/ui/preact/as-react-does.ts'
import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import { inSlices, nextTask } from '@tessera/ui/preact/slice.tsx'
import { createBrowserHistory } from '@tanstack/history'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { makeQueryClient } from './lib/query-client.ts'
import { makeRouter } from './shell/router.ts'
import { askForOwn, takeOver } from './take-over.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('no #root in index.html')
void start(root)

/** Not awaited at the top: the screens import from the file that this is built into, and would wait for it for ever. */
async function start(element: Element): Promise<void> {
  const client = makeQueryClient()
  const isDrawn = takeOver(client)
  // A drawn page is read already: whoever touches it is answered between the steps.
  if (isDrawn) await nextTask()
  const router = makeRouter(createBrowserHistory())
  const app = <App router={router} client={client} />
  if (!isDrawn) {
    createRoot(element).render(app)
    return
  }
  await nextTask()
  await router.settled()
  await nextTask()
  openNumbers(document.documentElement.lang)
  await nextTask()
  await inSlices(() => hydrateRoot(element, app))
  askForOwn(client)
  // What was pressed meanwhile is done now (apps/server/src/platform/http/drawn-page.ts).
  dispatchEvent(new Event('taken-over'))
}

/** To open the browser's tables of numbers and plurals takes 10 ms on a fast machine, 40 on a phone: not while a part is taken over. */
function openNumbers(language: string): void {
  new Intl.NumberFormat(language).format(0)
  new Intl.PluralRules(language).select(0)
}
