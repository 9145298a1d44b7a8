import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { audit } from './web/audit.ts'
import { checkOut, commitOf, hasUncommittedChanges } from './web/base.ts'
import { busyTrade } from './web/busy-trade.ts'
import { firstLoad, type Load } from './web/first-load.ts'
import { interaction } from './web/interaction.ts'
import { manyProducts } from './web/many-products.ts'
import { report } from './web/report.ts'
import { measureAlone, interleave, type Sides, type Subject } from './web/rounds.ts'
import { openSite, type Site } from './web/site.ts'
import { visits } from './web/visit.ts'

// npm run bench:web -- [--base REV] [--rounds N]: compares the production build of the working tree with that of an earlier
// commit, HEAD~1 unless REV is given. Both are measured by this code in the same run. Writes the report to
// docs/bench/web.md.

const REPORT = 'docs/bench/web.md'
const BUSY = 'busy trade screen'
const LIST = 'list of 500 products'

const { values: options } = parseArgs({
  options: { base: { type: 'string', default: 'HEAD~1' }, rounds: { type: 'string', default: '5' } },
})
const rounds = Number(options.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number, 1 or more')
// Runs the exit handlers on a signal too: they end the worlds and remove the checkout.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const base = checkOut(options.base)
const open: Site[] = []
try {
  const before = await openPaused(base.folder, 4_810)
  const after = await openPaused('.', 4_820)
  await compareSites({ before, after })
} finally {
  for (const site of open) await site.close()
  base.remove()
}

/** Only one world runs at a time, so that neither slows the other one down. */
async function openPaused(sources: string, port: number): Promise<Site> {
  const site = await openSite({ sources, port })
  open.push(site)
  site.pause()
  return site
}

async function compareSites(sites: Sides<Site>): Promise<void> {
  const sizes = new Map<string, Sides<Load>>()
  for (const visit of visits) {
    const load = (site: Site): Promise<Load> => firstLoad(site, visit)
    sizes.set(visit.name, {
      before: await measureAlone(sites.before, load),
      after: await measureAlone(sites.after, load),
    })
    console.log(`measured the sizes of ${visit.name}`)
  }
  const faults = new Map(visits.map(({ name }) => [name, new Set<string>()]))
  const pages: Subject[] = visits.map((visit) => ({
    name: visit.name,
    measure: async (site) => {
      const audited = await audit(site, visit)
      if (site === sites.after) for (const fault of audited.faults) faults.get(visit.name)?.add(fault)
      return { ...audited.figures, inp: await interaction(site, visit) }
    },
  }))
  const screens: Subject[] = [
    { name: BUSY, measure: busyTrade },
    { name: LIST, measure: async (site) => ({ longest: await manyProducts(site) }) },
  ]
  const pairs = await interleave([...pages, ...screens], sites, rounds)
  const measured = {
    sizes,
    pages: new Map(visits.map(({ name }) => [name, pairs.get(name) ?? []])),
    busy: pairs.get(BUSY) ?? [],
    list: pairs.get(LIST) ?? [],
  }
  const head = `${commitOf('HEAD')}${hasUncommittedChanges() ? ' with uncommitted changes' : ''}`
  const run = { commits: { before: base.commit, after: head }, rounds, chromium: sites.after.browser.version(), faults }
  const text = report(measured, run, await readFile(REPORT, 'utf8').catch(() => ''))
  console.log(text)
  await mkdir('docs/bench', { recursive: true })
  await writeFile(REPORT, text)
}
