// oxlint-disable-next-line import/no-unassigned-import -- it must run before any schema is created
import '@tessera/contract/platform/http/without-eval.ts'
import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import { createRoot } from 'react-dom/client'
import { trustOwn } from '@tessera/ui/trusted-types.ts'
import { App } from './app.tsx'
import { makeRouter } from './frame/router.ts'

trustOwn()
const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root element')

createRoot(root).render(<App router={makeRouter()} />)
