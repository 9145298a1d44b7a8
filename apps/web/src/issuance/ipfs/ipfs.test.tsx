import { ipfs } from '@tessera/contract/issuance/ipfs/ipfs.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sha256Bytes } from '#parts/sha256.ts'
import { serve } from '#parts/testing.ts'
import { openApp, publicInfo } from '#frame/testing.tsx'
import { identify } from './identify.ts'
import type { Publication } from './ipfs.queries.ts'

const LOOKUP = ipfs.lookup.path
/** The identifiers of the text "hello world". */
const CID = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'
const OTHER = 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'
const hello = () => new File(['hello world'], 'memorandum.pdf', { type: 'application/pdf' })

const publication = (about: Partial<Publication> = {}): Publication => ({
  kind: 'product_document',
  cid: CID,
  sha256: 'b'.repeat(64),
  size: 11,
  form: 'content',
  publishedAt: '2026-11-20T00:00:00.000Z',
  standing: 'current',
  endedAt: null,
  supersededBy: null,
  pin: 'pinned',
  product: { symbol: 'LBR3', name: 'Lantern Bay', version: 4, title: 'Offer memorandum', datedOn: '2026-06-30' },
  ...about,
})
const open = async (rows: readonly Publication[], at = '/en_US/verify') => {
  const calls = serve({ 'ex/api/v0/public': publicInfo(), [LOOKUP]: { rows } })
  await openApp(at)
  return calls
}
async function choose(file: File): Promise<void> {
  await expect.element(page.getByRole('button', { name: /^(Choose a file|选择文件)/u })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('the page renders no file input')
  await userEvent.upload(input, file)
}

test('a chosen file is identified in the browser, looked up by its CID, and never sent', async () => {
  const calls = await open([publication()])
  await choose(hello())
  await expect.element(page.getByText('Published by us.')).toBeVisible()
  for (const words of ['Lantern Bay (LBR3)', 'Pinned', '2026-06-30', '4'])
    await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible()
  const lookups = calls.filter(({ path }) => path.startsWith(LOOKUP))
  expect(lookups.map(({ path, body }) => [path, body])).toEqual([[`${LOOKUP}?id=${CID}`, '']])
  expect(JSON.stringify(calls)).not.toContain('hello world')
})

test.each([
  ['en_US', 'Or drop any file here. It never leaves your browser.'],
  ['zh_CN', '也可将任意文件拖放到此处，文件不会离开您的浏览器。'],
])('in %s says that a file may be dropped and never leaves the browser', async (locale, words) => {
  await open([], `/${locale}/verify`)
  await expect.element(page.getByText(words)).toBeVisible()
})

test('a file that was never published is reported as unknown', async () => {
  await open([], '/zh_CN/verify')
  await choose(hello())
  await expect.element(page.getByText('未找到匹配的文件。')).toBeVisible()
})

test('a superseded file links to its successor, and a withdrawn one is marked', async () => {
  await open([
    publication({ standing: 'superseded', endedAt: '2026-11-21T00:00:00.000Z', supersededBy: OTHER }),
    publication({
      standing: 'withdrawn',
      endedAt: '2026-11-22T00:00:00.000Z',
      publishedAt: '2026-11-19T00:00:00.000Z',
    }),
  ])
  await choose(hello())
  await expect.element(page.getByText('Replaced.', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Withdrawn.', { exact: true })).toBeVisible()
  const link = page.getByRole('link', { name: 'View current document' })
  await expect.element(link).toHaveAttribute('href', `/en_US/verify?id=${OTHER}`)
})

test.each([
  ['en_US', 'Withdrawn.', /withdrew it on 2026-11-22.*no longer available from us/u],
  ['zh_CN', '已撤回。', /已于 2026-11-22.*撤回，本平台不再提供其内容/u],
])('INP-08 a removed file is identified and reported as withdrawn with its date (%s)', async (locale, lead, text) => {
  await open(
    [publication({ standing: 'removed', endedAt: '2026-11-22T04:00:00.000Z', pin: null })],
    `/${locale}/verify`,
  )
  await choose(hello())
  await expect.element(page.getByText(lead, { exact: true })).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText('anyone can get it from IPFS', { exact: false })).not.toBeInTheDocument()
})

test('a document whose content is not published is found by its hash', async () => {
  await open([publication({ form: 'hash', pin: null, product: null })], `/en_US/verify?id=${CID}`)
  await expect.element(page.getByText(/^Only the identifiers are public/u)).toBeVisible()
})

test('rejects an invalid identifier at its field without a request', async () => {
  const calls = await open([])
  await page.getByLabelText('Or enter a CID or SHA-256').fill('QmXoypizjW3WknFiJnKLwHCnL72vedxjQkDDP1mXWo6uco')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.element(page.getByText(/^Enter a CID that begins with/u).first()).toBeVisible()
  expect(calls.some(({ path }) => path.startsWith(LOOKUP))).toBe(false)
})

test('a large file is read in parts and has the same identifiers as on the server', async () => {
  const bytes = new Uint8Array(3_000_000).map((_, at) => at % 251)
  const progress: number[] = []
  const file = new File([bytes], 'film.webm')
  const known = await identify(file, (percent) => void progress.push(percent), new AbortController().signal)
  expect(known).toMatchObject({ size: bytes.length, sha256: await sha256Bytes(bytes) })
  expect(known.cid).toMatch(/^bafybei/u)
  expect(progress.length).toBeGreaterThan(1)
  expect(progress.at(-1)).toBe(100)
})

test('stops reading a file after an abort', async () => {
  const stopped = new AbortController()
  stopped.abort()
  await expect(identify(hello(), () => undefined, stopped.signal)).rejects.toThrow(/abort/i)
})
