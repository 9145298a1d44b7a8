import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import { createBrowserHistory } from '@tanstack/react-router'
import { App } from './app.tsx'
import { reloadForOtherLogin } from './parts/back-forward.ts'
import { LISTENING } from './parts/early-clicks.ts'
import { makeQueryClient } from './parts/query-client.ts'
import { hydrateApp, renderApp } from './parts/react-root.ts'
import { isDocumentAddress, restoreAnswers, restoreStyles } from './frame/restore-rendered.ts'
import { makeRouter } from './frame/router.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root element')
reloadForOtherLogin()
void start(root)

/** Not awaited at the top level: the screens import from the same built file, so each would wait for the other forever. */
async function start(element: Element): Promise<void> {
  await nextTask()
  const client = makeQueryClient()
  const hasAnswers = restoreAnswers(client)
  await nextTask()
  const isRendered = hasAnswers && isDocumentAddress()
  const router = makeRouter(createBrowserHistory(), { isRendered })
  const app = <App router={router} client={client} />
  if (isRendered) {
    await nextTask()
    restoreStyles()
    await router.load()
    await nextTask()
  }
  // The address may have changed in the meantime, and then the HTML shows another page than the router does.
  if (isRendered && isDocumentAddress()) {
    // TanStack Router's own hydration does the same. The root then has no Suspense boundary, as in the HTML of the server.
    router.ssr = { manifest: undefined }
    hydrateApp(element, app)
  } else renderApp(element, app)
  dispatchEvent(new Event(LISTENING))
}

/** Lets the browser handle input first, because the reader may already use the rendered page. */
function nextTask(): Promise<void> {
  return new Promise((resume) => setTimeout(resume))
}
