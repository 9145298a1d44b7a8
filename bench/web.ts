import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { audits, type Audited } from './web/audits.ts'
import { firstLoad, type Load } from './web/first-load.ts'
import { manyProducts } from './web/many-products.ts'
import { busyTrade, type Busy } from './web/busy-trade.ts'
import { openSite } from './web/site.ts'

// npm run bench:web: the production build in a real browser. Prints a report and keeps it in docs/bench/web.md.

const pages = [
  { name: 'landing', path: '/en_US', signedIn: false },
  { name: 'list', path: '/en_US/investments', signedIn: false },
  { name: 'detail', path: '/en_US/investmentDetail/SLW31', signedIn: false },
  { name: 'login', path: '/en_US/login', signedIn: false },
  { name: 'trade', path: '/en_US/trade/AURB-tUSD', signedIn: true },
] as const

const kb = (bytes: number): string => (bytes / 1_000).toFixed(1)
const site = await openSite()
try {
  const loads: [string, Load][] = []
  for (const page of pages) loads.push([page.name, await firstLoad(site, page)])
  const audited: [string, Audited][] = []
  for (const page of pages) audited.push([page.name, await audits(site, page)])
  const busy = await busyTrade(site)
  const longest = await manyProducts(site)
  const text = report(loads, audited, busy, longest)
  console.log(text)
  await mkdir('docs/bench', { recursive: true })
  await writeFile('docs/bench/web.md', text)
} finally {
  await site.close()
}

function report(
  loads: readonly [string, Load][],
  audited: readonly [string, Audited][],
  busy: Busy,
  longest: number,
): string {
  return `# The browser

\`npm run bench:web\`: the production build, Chromium, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}. World, browser and load share the machine.

## First load, kB gzip, and fonts as they are sent

| page | JavaScript | CSS | fonts |
| --- | --- | --- | --- |
${loads.map(([name, { script, style, font }]) => `| ${name} | ${kb(script)} | ${kb(style)} | ${kb(font)} |`).join('\n')}

## Lighthouse, mobile profile, median of three

| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms | CLS |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${audited.map(([name, a]) => `| ${name} | ${a.performance} | ${a.accessibility} | ${a.bestPractices} | ${a.seo} | ${a.fcp} | ${a.lcp} | ${a.tbt} | ${a.cls} |`).join('\n')}

${audited.map(([name, { faults }]) => `- ${name}: ${faults.length === 0 ? 'nothing found' : faults.join('; ')}`).join('\n')}

## Trade screen while the book changes ${busy.changes} times a second

Frames ${busy.frames}/s, frame gap p99 ${busy.gapP99} ms, interaction to next paint ${busy.inp} ms, long tasks ${busy.longTasks} in ${busy.seconds} s. A page with nothing on it, while the book goes on changing: ${busy.empty.frames}/s, frame gap p99 ${busy.empty.gapP99} ms.

## List of 500 products

Longest task after the answer: ${longest} ms.
`
}
