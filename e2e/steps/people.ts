import { expect, type Page } from '@playwright/test'
import { solveCaptcha } from './captcha.ts'
import { choose, picture, tick, upload } from './form.ts'
import { readMailedCode } from './outbox.ts'

/** Makes the names unique, because during development a world outlives one run. */
const run = Date.now().toString(36).toUpperCase()
let people = 0

export type Person = { readonly email: string; readonly name: string; readonly passport: string }

/** The mark with a letter in place of each digit, because a person's name has no digits. */
const inLetters = (mark: string): string => mark.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

export function inventedPerson(): Person {
  people += 1
  const mark = `${run}${process.pid}${people}`
  return {
    email: `amelia.${mark.toLowerCase()}@mail.example`,
    name: `Amelia Tan ${inLetters(mark)}`,
    passport: `E${mark}`,
  }
}

/** Opens an account on the registration screen; ends on the identity form. */
export async function openAccount(page: Page, { email }: Person, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  const code = await readMailedCode(page.request, email, async () => {
    await page.getByRole('button', { name: 'Send code' }).click()
    await solveCaptcha(page)
  })
  await page.getByRole('textbox', { name: 'Email code' }).fill(code)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await tick(page)
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page).toHaveURL(/\/personal\/kycEnter$/)
}

/** Submits details and photos of a person with a passport for review. */
export async function sendKyc(page: Page, { name, passport }: Person, street = '12 Marina View'): Promise<void> {
  await page.getByRole('button', { name: 'Verify as an individual' }).click()
  const fields = {
    'Full legal name': name,
    'Date of birth': '1990-05-17',
    'Document number': passport,
    'Expires on': '2039-01-31',
    'Street and number': street,
    City: 'Singapore',
    'Postal code': '018961',
  }
  for (const [label, text] of Object.entries(fields)) await page.getByRole('textbox', { name: label }).fill(text)
  for (const label of ['Nationality', 'Country']) await choose(page, label, 'Singapore')
  await upload(page, 'Front of the document', 'passport.png', await picture(page, `Passport ${passport}`, 'navy'))
  await upload(page, 'A photo of yourself', 'selfie.png', await picture(page, `Me ${passport}`, 'teal'))
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We’re reviewing your application' })).toBeVisible()
}
