import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { DocumentList } from './document-list.tsx'
import type { ProductFile } from './products.queries.ts'

const cid = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'
const published: ProductFile = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
  kind: 'other',
  title: 'Plan',
  mediaType: 'application/pdf',
  size: 1000,
  sha256: 'a'.repeat(64),
  datedOn: '2026-06-30',
  languages: ['en_US'],
  mustAccept: false,
  url: '/plan.pdf',
  publication: { cid, pin: 'pinned', isSuperseded: false, withdrawnAt: null },
}
const list = (document: ProductFile) =>
  show(() => <DocumentList form="content" documents={[document]} onPublish={() => undefined} />)

test('INP-08 an operator withdraws a published document with a reason', async () => {
  const withdraw = vi.spyOn(api.ipfsManage, 'withdraw').mockResolvedValue({})
  await list(published)
  await page.getByRole('button', { name: 'Withdraw Plan from IPFS' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw Plan from IPFS?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Page 3 names a client.')
  await dialog.getByRole('button', { name: 'Withdraw now' }).click()
  await expect.poll(() => withdraw.mock.calls[0]?.[0]).toEqual({ cid, reason: 'Page 3 names a client.' })
})

test('a withdrawn document is marked as withdrawn, and can be neither withdrawn nor published again', async () => {
  await list({
    ...published,
    publication: { cid, pin: null, isSuperseded: false, withdrawnAt: '2026-11-22T00:00:00.000Z' },
  })
  await expect.element(page.getByText('Withdrawn', { exact: true })).toBeVisible()
  for (const name of ['Withdraw Plan from IPFS', 'Publish Plan to IPFS'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
})
