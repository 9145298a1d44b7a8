import { expect, type Locator, type Page, test } from '@playwright/test'
import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companyChanges } from '@tessera/contract/identity/company-changes/company-changes.ts'
import { acceptDocuments } from './steps/accept-documents.ts'
import { clientOf } from './steps/client-of.ts'
import { choose, picture, tick } from './steps/form.ts'
import { desk, phone } from './steps/input-modes.ts'
import { verifiedCompany } from './steps/issuer.ts'
import { checkScreen } from './steps/check-screen.ts'
import { mailsTo } from './steps/outbox.ts'
import { proposeAndConfirm } from './steps/review.ts'
import { customerBrowser, storedToken, operatorBrowser } from './steps/sessions.ts'

const today = (): string => new Date().toISOString().slice(0, 10)

async function addEntity(layers: Locator, name: string): Promise<void> {
  await layers.getByRole('button', { name: 'Add an entity' }).click()
  await layers.getByRole('textbox', { name: 'Registered name of the entity' }).fill(name)
  await layers.getByRole('button', { name: 'Add this entity' }).click()
}

async function addOwner(layers: Locator, title: string, owner: string, share: string): Promise<void> {
  const level = layers.getByRole('group', { name: title })
  await choose(level, 'Holder', owner)
  await level.getByRole('textbox', { name: 'Share' }).fill(share)
  await level.getByRole('button', { name: `Add an owner: ${title}` }).click()
  await expect(level.getByText(`${share}%`)).toBeVisible()
}

/** Replaces the partner with 31 % by a person who holds 30 % through two entities. */
async function fillChange(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Date of change' }).fill(today())
  await page.getByRole('textbox', { name: 'What changed, and why' }).fill('A partner sold its stake.')
  await page.getByRole('button', { name: 'Remove Tomas Dahl' }).click()
  await page.getByRole('button', { name: 'Add person' }).click()
  await page.getByRole('textbox', { name: 'Full legal name' }).fill('Ines Arnaud')
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('1979-03-02')
  await page.getByRole('textbox', { name: 'ID number' }).fill('F7654321')
  await tick(page, 'Owner')
  await choose(page, 'Nationality', 'France')
  await choose(page, 'Choose Document', 'Passport')
  const layers = page.getByRole('region', { name: 'Indirect owners' })
  await addEntity(layers, 'Anchor Holdings')
  await addEntity(layers, 'Bay Partners')
  await addOwner(layers, 'Entities that own a share of this company', 'Anchor Holdings', '40')
  await addOwner(layers, 'Owners of Anchor Holdings', 'Bay Partners', '100')
  await addOwner(layers, 'Owners of Bay Partners', 'Ines Arnaud', '75')
  await page.getByRole('button', { name: 'Add document' }).click()
  await choose(page, 'Document type', 'Register of members')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const buffer = await picture(page, `Register ${Date.now()}`, 'darkslategray')
  await (await chooser).setFiles({ name: 'register.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('register.png')).toBeVisible()
  await page.getByRole('textbox', { name: 'Issued on' }).fill(today())
  await choose(page, 'Signed by', 'Helena Voss')
  await tick(page, 'I have read the declaration')
}

/** A related party on a phone: opens the link, takes both photos of a passport and consents. */
async function verifyOnPhone(page: Page, url: string): Promise<void> {
  const { pathname, hash } = new URL(url)
  await page.goto(`${pathname}${hash}`)
  await page.getByRole('textbox', { name: 'Your date of birth' }).fill('1979-03-02')
  await page.getByRole('button', { name: 'Open my link' }).click()
  await expect(page.getByText('Ines Arnaud')).toBeVisible()
  await expect(page.getByText('30%')).toBeVisible()
  await checkScreen(page, 'company-person.en_US')
  await page.setViewportSize(phone)
  for (const colour of ['navy', 'teal']) {
    const buffer = await picture(page, 'Specimen', colour)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Open the camera' }).click()
    await (await chooser).setFiles({ name: 'camera.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: /^Use (this photo|it anyway)$/u }).click()
  }
  await tick(page, 'I have read this and agree')
  await page.getByRole('button', { name: 'Send my verification' }).click()
  await expect(page.getByText(/We’ve received your verification for .+/)).toBeVisible()
}

test('a company changes its owners: a person with 30 % through two layers verifies herself, and two people approve', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const sent = await verifiedCompany(browser, base)
  const page = await (await customerBrowser(browser, base, sent.token, { viewport: desk })).newPage()
  await page.goto('/en_US/personal/enterpriseCertResult')
  await page.getByRole('link', { name: 'Company changes' }).click()
  await page.getByRole('button', { name: 'Report a change' }).click()
  await fillChange(page)
  await checkScreen(page, 'company-change.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('Two people review this change.', { exact: false })).toBeVisible()
  const mine = clientOf(base, sent.token, companies)
  expect((await mine.current({})).application).toMatchObject({ status: 'change_pending', version: 1 })

  const person = page.getByRole('region', { name: 'Ines Arnaud' })
  await person.getByRole('button', { name: 'Send link: Ines Arnaud' }).click()
  const mailbox = `ines-${Date.now()}@person.example`
  await person.getByRole('textbox', { name: 'This person’s email' }).fill(mailbox)
  await person.getByRole('button', { name: 'Email the link' }).click()
  const linkOf = async () =>
    (await mailsTo(page.request, mailbox)).map(({ text }) => /\S+companyPerson#\S+/u.exec(text)?.[0])
  await expect.poll(async () => (await linkOf()).length).toBe(1)
  const [url = ''] = await linkOf()
  const hers = await (await browser.newContext({ baseURL: base, viewport: phone })).newPage()
  await verifyOnPhone(hers, url)
  const stranger = await (await browser.newContext({ baseURL: base, viewport: phone })).newPage()
  await stranger.goto(`${new URL(url).pathname}${new URL(url).hash}`)
  await stranger.getByRole('textbox', { name: 'Your date of birth' }).fill('1979-03-02')
  await stranger.getByRole('button', { name: 'Open my link' }).click()
  await expect(stranger.getByText('This link has expired or was already opened.', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Ines Arnaud' }).getByText('Verified', { exact: true })).toBeVisible()
  await checkScreen(page, 'company-changes.en_US')
  await page.setViewportSize(desk)

  const [change] = (await clientOf(base, sent.token, companyChanges).list({})).changes
  const [priya, arjun] = [
    await (await operatorBrowser(browser, 'priya', { viewport: desk })).newPage(),
    await (await operatorBrowser(browser, 'arjun', { viewport: desk })).newPage(),
  ]
  await priya.goto(`/console/en_US/queue?kind=company_change&case=company_change:${change?.id ?? ''}`)
  const drawer = priya.getByRole('dialog')
  await expect(drawer.getByText('30% of the company across all layers')).toBeVisible()
  await expect(drawer.getByText('Verified', { exact: true })).toBeVisible()
  await checkScreen(priya, 'console-company-change.en_US')
  await priya.setViewportSize(desk)
  for (const who of ['priya', 'arjun'])
    await acceptDocuments(base, await storedToken(who), 'company_change', change?.id ?? '')
  await proposeAndConfirm([priya, arjun], 'queue?kind=company_change', change?.number ?? '', 'The register agrees.')
  const { application } = await mine.current({})
  expect(application).toMatchObject({ status: 'approved', version: 2, ownership: { listed: 9000, rest: 1000 } })
  await page.reload()
  await expect(page.getByText('Effective', { exact: true })).toBeVisible()
})
