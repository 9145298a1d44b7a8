import { expect, test } from 'vitest'
import { CmsContent } from '@tessera/contract/office/cms/cms-content.ts'
import { cmsKinds } from '@tessera/domain/office/cms/kinds.ts'
import { type Node, at, contentIn, emptyBlocks, emptyText, errorsIn, formOf, put, timeText } from './text-form.ts'

const now = '2026-01-01T00:00:00.000Z'

test.each(cmsKinds)('a new %s can be saved as a draft and says what is missing before it is proposed', (kind) => {
  const form = emptyText(kind, now)
  expect(errorsIn(form, false)).toEqual({})
  expect(Object.values(errorsIn(form, true))).toContain('empty')
})

test('shows a content and parses it back unchanged', () => {
  const runs = [
    { text: 'Read ', marks: [], href: null },
    { text: 'this', marks: ['bold'], href: '/cms/risk' },
  ]
  const both = { en_US: runs, zh_CN: runs }
  const words = { en_US: 'a', zh_CN: '一' }
  const content = CmsContent.parse({
    kind: 'page',
    title: words,
    summary: words,
    blocks: [
      { type: 'paragraph', text: both },
      { type: 'list', ordered: true, items: [both] },
      { type: 'table', head: [words], rows: [[words]] },
    ],
  })
  const form = formOf(content)
  expect(at(form, ['blocks', 0, 'text', 'en_US'])).toBe('Read **[this](/cms/risk)**')
  expect(contentIn(form)).toEqual(content)
})

test('reports errors at the field where they were typed', () => {
  const bad = { type: 'paragraph', text: { en_US: '[x](javascript:x)', zh_CN: 'x' } }
  const form = put(
    put(emptyText('page', now), ['blocks'], [bad, { ...emptyBlocks.link, href: 'http://x' }]),
    ['title'],
    {
      en_US: 'T',
      zh_CN: '',
    },
  )
  expect(errorsIn(form, false)).toEqual({ 'blocks.0.text.en_US': 'link', 'blocks.1.href': 'link' })
  expect(errorsIn(form, true)).toMatchObject({ 'title.zh_CN': 'empty', 'summary.en_US': 'empty' })
})

test("rejects a question's rank that is not a whole number up to 999, instead of changing it", () => {
  const ranked = (typed: string) => put(emptyText('faq', now), ['rank'], typed)
  expect(['0', '15', '999'].map((typed) => at(contentIn(ranked(typed)) as Node, ['rank']))).toEqual([0, 15, 999])
  for (const none of ['1.5', '-1', '1000', '', 'first']) expect(errorsIn(ranked(none), false)).toEqual({ rank: 'rank' })
})

test('the times of a banner are typed like those of publishing, and saved seconds are kept', () => {
  const saved = '2026-03-18T06:42:05.000Z'
  const banner = emptyText('banner', saved)
  expect(at(banner, ['validFrom'])).toBe(saved)
  expect(timeText(saved)).toBe('2026-03-18 06:42')
  const until = (typed: string) => put(banner, ['validUntil'], typed)
  expect(contentIn(until('2026-03-18 14:30'))).toMatchObject({
    validFrom: saved,
    validUntil: '2026-03-18T14:30:00.000Z',
  })
  expect(errorsIn(until('2026-03-18 14:30'), false)).toEqual({})
  for (const none of ['2026-03-18', '2026-02-31 14:30', 'tomorrow'])
    expect(errorsIn(until(none), false)).toEqual({ validUntil: 'time' })
  expect(errorsIn(until('2026-03-18 01:00'), false)).toEqual({ validUntil: 'until' })
})
