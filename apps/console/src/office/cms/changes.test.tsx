import type { CmsContent } from '@tessera/contract/office/cms/cms-content.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#frame/testing.tsx'
import { Changes } from './changes.tsx'
import { Preview } from './preview.tsx'
import { formOf } from './text-form.ts'

const both = (words: string) => ({ en_US: words, zh_CN: words })
const question: CmsContent = { kind: 'faq', question: both('Why?'), answer: [], rank: 10, onLanding: false }
const banner: CmsContent = {
  kind: 'banner',
  text: both('Closed on Sunday.'),
  tone: 'info',
  link: null,
  validFrom: '2026-11-25T20:21:44.517Z',
  validUntil: null,
}

const previewed = (content: CmsContent) => show(() => <Preview form={formOf(content)} />)

test('the second person sees the position of a question and whether it is on the landing page', async () => {
  await show(() => <Changes before={question} after={{ ...question, rank: 15, onLanding: true }} whole />)
  const changed = page.getByRole('listitem').filter({ hasText: 'Changed' })
  await expect.element(changed.first()).toBeVisible()
  const texts = changed.elements().map((row) => row.textContent)
  expect(texts.join('|')).toContain('Sort order, lowest first: 10')
  expect(texts.join('|')).toContain('Sort order, lowest first: 15')
  expect(texts.join('|')).toContain('Show on the landing page: no')
  expect(texts.join('|')).toContain('Show on the landing page: yes')
})

test('shows the times of a banner with their time zone', async () => {
  await previewed(banner)
  const open = 'Information, from 2026-11-25 20:21:44 UTC, no end'
  await expect.element(page.getByText(open).first()).toBeVisible()
})

test('shows the end of a banner', async () => {
  await previewed({ ...banner, tone: 'negative', validUntil: '2026-11-26T08:00:00.000Z' })
  const ends = 'Outage, from 2026-11-25 20:21:44 UTC until 2026-11-26 08:00:00 UTC'
  await expect.element(page.getByText(ends).first()).toBeVisible()
})
