import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp } from '#frame/testing.tsx'

const row = (path: string) => `ex/api/v1/company_persons/${path}`
const link = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
  status: 'opened',
  company: { name: 'Northquay Pte. Ltd.', registrationNumber: '201912345K' },
  person: {
    name: 'Ines Arnaud',
    roles: ['owner'],
    idType: 'passport',
    idNumberMasked: '•••4321',
    nationality: 'FR',
    birthDate: '1979-03-02',
    share: null,
    effective: '30',
  },
  facts: 'b'.repeat(64),
  items: [
    { item: 'front', sent: true },
    { item: 'selfie', sent: true },
  ],
  consent: { version: '2026-11', sha256: 'a'.repeat(64), text: 'The document is mine.' },
  expiresAt: '2030-01-01T00:00:00.000Z',
}

test.each([
  { locale: 'en_US', start: 'Open my link', share: '30%', accept: /I have read this/u, finish: 'Send my verification' },
  { locale: 'zh_CN', start: '打开我的链接', share: '30%', accept: /本人已阅读/u, finish: '提交认证' },
])(
  'AUT-19 in $locale a link opens only on a press, shows the declared details, and asks for consent',
  async (words) => {
    sessionStorage.clear()
    const calls = serve({
      [row('open')]: { token: 'x'.repeat(43), link },
      [row('finish')]: { ...link, status: 'done' },
    })
    await openApp(`/${words.locale}/companyPerson#${'c'.repeat(43)}`)
    const start = page.getByRole('button', { name: words.start })
    await expect.element(start).toBeVisible()
    expect(calls.filter(({ path }) => path.includes('company_persons'))).toEqual([])
    await expect.element(start).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('textbox').fill('1979-03-02')
    await start.click()
    await expect.element(page.getByText('Ines Arnaud')).toBeVisible()
    await expect.element(page.getByText(words.share)).toBeVisible()
    const finish = page.getByRole('button', { name: words.finish })
    await expect.element(finish).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('checkbox', { name: words.accept }).click({ force: true })
    await finish.click()
    await expect.element(page.getByText(/Northquay Pte\. Ltd\./u)).toBeVisible()
    expect(calls.map(({ path }) => path).filter((path) => path.includes('company_persons'))).toEqual([
      row('open'),
      row('finish'),
    ])
  },
)

test('AUT-19 reports a used link, and a page without a code explains where to find it', async () => {
  sessionStorage.clear()
  serve({ [row('open')]: 'COMPANY_LINK_EXPIRED' })
  await openApp(`/en_US/companyPerson#${'d'.repeat(43)}`)
  await page.getByRole('textbox').fill('1979-03-02')
  await page.getByRole('button', { name: 'Open my link' }).click()
  await expect.element(page.getByText('COMPANY_LINK_EXPIRED')).toBeVisible()
  await openApp('/en_US/companyPerson')
  await expect.element(page.getByText(/^Open the link in the email that we sent you/u)).toBeVisible()
})
