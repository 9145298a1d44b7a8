import { expect, type Page, test } from '@playwright/test'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { ipfsManage } from '@tessera/contract/issuance/ipfs/ipfs.ts'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { writeFile } from 'node:fs/promises'
import { clientOf, once } from './steps/client-of.ts'
import { publishOffer } from './steps/offer.ts'
import { openAndSettle } from './steps/open-and-settle.ts'
import { confirm, openCase } from './steps/review.ts'
import { storedToken } from './steps/sessions.ts'
import { operatorPage } from './steps/shared-page.ts'

/**
 * Drops a file on the screen like the operating system: a DataTransfer made by a script has no files that a drop zone
 * can read.
 */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const path = test.info().outputPath(name)
  await writeFile(path, bytes)
  const choose = page.getByRole('button', { name: /^(Choose a file|选择文件)/u })
  await choose.scrollIntoViewIfNeeded()
  const box = await choose.boundingBox()
  if (box === null) throw new Error('the page has no drop area')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  const devtools = await page.context().newCDPSession(page)
  const drag = async (type: 'dragEnter' | 'dragOver' | 'drop') => {
    // A headless browser renders only on demand, and finds the element under the pointer only after rendering.
    await page.screenshot()
    await devtools.send('Input.dispatchDragEvent', { type, ...at, data })
  }
  await drag('dragEnter')
  // The operating system repeats this event while the pointer rests.
  await expect
    .poll(async () => {
      await drag('dragOver')
      return page.locator('[data-drop-target]').count()
    })
    .toBe(1)
  await drag('drop')
  await devtools.detach()
}

test('a document is proposed, approved, pinned, checked by dropping it, and superseded', async ({
  browser,
  request,
  baseURL,
}) => {
  const baseUrl = baseURL ?? ''
  const { symbol } = await publishOffer({ request, baseUrl }, 3600)
  const [priya, arjun] = [await operatorPage(browser, 'priya'), await operatorPage(browser, 'arjun')]
  const drawer = await openCase(priya, 'products', symbol)
  await drawer.getByRole('button', { name: 'Publish Offer memorandum to IPFS' }).click()
  const confirmDialog = priya.getByRole('dialog', { name: 'Publish Offer memorandum to IPFS?' })
  await expect(confirmDialog.getByText(/^Publishing cannot be undone/)).toBeVisible()
  await confirmDialog.getByText('I have read the document. It contains no personal data.').click()
  await confirmDialog.getByRole('textbox', { name: 'Reason' }).fill('Investors want to check it.')
  await confirmDialog.getByRole('button', { name: 'Propose to publish' }).click()
  await expect(confirmDialog).toHaveCount(0)
  const review = await openCase(arjun, 'queue?kind=document_publish', symbol)
  await expect(review).toContainText('bafkrei')
  await confirm(arjun, review, 'I read it too.')

  const token = await storedToken('priya')
  const desk = clientOf(baseUrl, token, productsManage)
  const documentNow = async () => (await desk.get({ symbol })).documents[0]
  await expect.poll(async () => (await documentNow())?.publication?.pin, { timeout: 60_000 }).toBe('pinned')
  const document = await documentNow()
  if (document === undefined) throw new Error('the product has no document')
  const buffer = Buffer.from(await (await request.get(`${baseUrl}${document.url}`)).body())

  const page = await (await browser.newContext()).newPage()
  await openAndSettle(page, '/en_US/verify')
  await drop(page, 'changed.pdf', Buffer.concat([buffer, Buffer.from(' ')]))
  await expect(page.getByText('No match found.')).toBeVisible()
  await drop(page, 'memorandum.pdf', buffer)
  await expect(page.getByText('Published by us.')).toBeVisible()
  await expect(page.getByText('Pinned', { exact: true })).toBeVisible()

  await supersede(baseUrl, symbol, document.id)
  await openAndSettle(page, '/zh_CN/verify')
  await drop(page, 'memorandum.pdf', buffer)
  await expect(page.getByText('已由新文件取代。')).toBeVisible()
  await page.getByRole('link', { name: '查看当前文件' }).click()
  await expect(page.getByText('由本平台发布。').first()).toBeVisible()
  await page.context().close()
})

/** Two people add a new version of the document and publish it in place of the first, through the API. */
async function supersede(baseUrl: string, symbol: string, documentId: string): Promise<void> {
  const [maker, checker] = [await storedToken('priya'), await storedToken('arjun')]
  const desk = clientOf(baseUrl, maker, productsManage)
  const product = await desk.get({ symbol })
  const form = new FormData()
  form.append('name', 'second.png')
  form.append('purpose', 'attachment')
  form.append('file', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'second.png')
  const sent = await fetch(`${baseUrl}/console/api/v1/uploads/create`, {
    method: 'POST',
    headers: { token: maker },
    body: form,
  })
  const { data } = await sent.json()
  const document = {
    uploadId: data.id,
    kind: 'other',
    title: { en: 'Second edition', zh: '第二版' },
    datedOn: '2026-06-30',
    languages: ['en_US'],
    mustAccept: false,
  }
  const decide = async (requestId: string, contentHash: string) =>
    clientOf(baseUrl, checker, approvals).decide({ requestId, verdict: 'approve', contentHash, note: 'Read.' })
  const proposed = await clientOf(baseUrl, maker, approvals).propose({
    kind: 'product_supplement',
    subjectId: product.id,
    verdict: 'approve',
    reason: 'A second edition.',
    proposal: { act: 'add_document', document },
  })
  await decide(proposed.id, proposed.contentHash)
  const newer = (await desk.get({ symbol })).documents.find(({ title }) => title === 'Second edition')
  const { requestId } = await clientOf(baseUrl, maker, ipfsManage).upload(
    { documentId: newer?.id ?? '', supersedes: documentId, noPersonalData: true, reason: 'It replaces the first.' },
    once(),
  )
  const { requests } = await clientOf(baseUrl, checker, approvals).subject({
    kind: 'document_publish',
    subjectId: newer?.id ?? '',
  })
  await decide(requestId, requests.find(({ id }) => id === requestId)?.contentHash ?? '')
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
