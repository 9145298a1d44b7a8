import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { firstSize } from './first-size.ts'
import { screenNamespaces } from './src/frame/screen-namespaces.ts'

/**
 * The largest size of the scripts that a page loads first, in kB of 1,000 bytes, each script gzipped, with English
 * messages. A page is its screen, and the parts that it shows at once although they are lazy. Each bound is 2 kB
 * above the size when it was set, at a commit that made the pages 21 to 48 kB smaller (decision 0195).
 */
const bounds = [
  { name: 'landing', page: 'office/cms/landing.page.tsx', kB: 200 },
  { name: 'investments', page: 'issuance/products/investments.page.tsx', kB: 203 },
  { name: 'investmentDetail', page: 'issuance/products/investment-detail.page.tsx', kB: 213 },
  { name: 'login', page: 'access/sessions/login.page.tsx', kB: 211 },
  { name: 'register', page: 'access/registration/register.page.tsx', kB: 213 },
  { name: 'trade', page: 'trading/markets/trade.page.tsx', kB: 275 },
] as const

/** Parts of the frame that load at once on every page, and those that only customers see. */
const ofEveryPage = ['frame/notices.tsx', 'frame/frame-messages.en_US.ts']
const ofCustomers = [
  'frame/account-menu.tsx',
  'frame/assets-menu.tsx',
  'frame/message-bell.tsx',
  'frame/session-watch.tsx',
  'services/messages/must-ack.tsx',
]

/**
 * Prints the size of the first scripts of the measured pages, and fails the build if one is above its bound. Without it,
 * each feature adds a little to every page, and nobody notices before the next run of `npm run bench:web`.
 */
export const firstScripts: Plugin = {
  name: 'first-scripts',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle(_options, bundle) {
    const scripts = new Map(
      Object.entries(bundle).flatMap(([file, output]) => (output.type === 'chunk' ? [[file, output] as const] : [])),
    )
    const sizes = bounds.map(({ name, page, kB }) => {
      const parts = [...ofEveryPage, ...(name === 'trade' ? ofCustomers : [])]
      const words = screenNamespaces[name].map((namespace) => `/${namespace}.messages.en_US.ts`)
      return { name, kB, size: firstSize(scripts, ['/src/main.tsx', page, ...parts, ...words]) }
    })
    console.log(`First scripts, kB: ${sizes.map(({ name, size }) => `${name} ${size.toFixed(1)}`).join(', ')}`)
    const large = sizes.filter(({ size, kB }) => size > kB)
    if (large.length > 0) throw new Error(tooLarge(large))
  },
}

const tooLarge = (pages: readonly { readonly name: string; readonly size: number; readonly kB: number }[]): string =>
  `First scripts are too large: ${pages.map(({ name, size, kB }) => `${name} ${size.toFixed(1)} kB, allowed ${kB}`).join('; ')}.
Load parts that the first screen does not need lazily (packages/ui/src/lazy-part.tsx). If the page needs them at once,
raise its bound in apps/web/${basename(import.meta.filename)} and give the reason in the commit.`
