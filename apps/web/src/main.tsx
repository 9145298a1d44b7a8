import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { makeQueryClient } from './lib/query-client.ts'
import { makeRouter } from './shell/router.tsx'
import { takeOver } from './take-over.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('no #root in index.html')

const client = makeQueryClient()
const router = makeRouter()
const app = <App router={router} client={client} />
if (takeOver(client)) {
  // The router then expects the tree that it drew on the server.
  router.ssr = { manifest: undefined }
  await router.load()
  hydrateRoot(root, app)
} else createRoot(root).render(app)
