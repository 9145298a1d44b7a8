import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import type { Text } from './cms.queries.ts'
import { Editor } from './editor.tsx'
import { draftOf, id } from './testing.ts'

const both = (words: string) => ({ en_US: words, zh_CN: words })
const banner: ContentOf<'banner'> = {
  kind: 'banner',
  text: both('Deposits are late.'),
  tone: 'warning',
  link: null,
  validFrom: '2026-01-01T00:00:00.000Z',
  validUntil: null,
}
const textOf = (status: 'draft' | 'published'): Text => ({
  id,
  kind: 'banner',
  slug: 'late',
  versions: [{ ...draftOf(3, 'x'), status, content: banner }],
})
const open = (text: Text) =>
  show(() => <Editor edited={{ text }} mayManage onSaved={() => undefined} onClose={() => undefined} />)

test('a banner is saved with the screens and products that show it', async () => {
  const revise = vi.spyOn(api.cmsManage, 'revise').mockResolvedValue({ id, version: 4 })
  await open(textOf('draft'))
  await page.getByText('Deposits', { exact: true }).click()
  await page.getByText('Login and registration').click()
  await page.getByRole('textbox', { name: 'Product pages, by symbol' }).fill('aurb, AURE')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect
    .poll(() => revise.mock.calls.map(([{ content }]) => content))
    .toMatchObject([{ screens: ['login', 'deposits'], products: ['AURB', 'AURE'] }])
})

test('reports a wrong symbol at its field', async () => {
  await open(textOf('draft'))
  const symbols = page.getByRole('textbox', { name: 'Product pages, by symbol' })
  await symbols.fill('AURB, not-a-symbol')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(symbols).toHaveAccessibleDescription(/Enter symbols such as AURB/u)
})

test('a banner is taken down by one person at once', async () => {
  const end = vi.spyOn(api.cmsManage, 'endBanner').mockResolvedValue({ id, version: 3 })
  await open(textOf('published'))
  await page.getByRole('button', { name: 'Take down now' }).click()
  await page.getByRole('textbox', { name: 'Internal note' }).fill('The bank is back.')
  await page.getByRole('dialog').getByRole('button', { name: 'Take down now' }).click()
  await expect.poll(() => end.mock.calls).toEqual([[{ id, reason: 'The bank is back.' }]])
  await expect.element(page.getByText('Banner taken down.').first()).toBeVisible()
})
