import { expect, type Page } from '@playwright/test'
import { readMailedCode } from './outbox.ts'

/**
 * Gives the page a virtual authenticator: it stores passkeys, answers each request, and verifies its user unless set
 * otherwise.
 */
export async function giveDevice(page: Page): Promise<{ seesHolder: (sees: boolean) => Promise<void> }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    seesHolder: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

export async function proveByMail(page: Page, email: string): Promise<void> {
  const boxes = page.getByRole('group', { name: 'Email code' })
  await boxes.waitFor()
  const code = await readMailedCode(page.request, email, () => page.getByRole('button', { name: 'Send code' }).click())
  await boxes.locator('input:enabled').first().click()
  await page.keyboard.type(code)
}

export const confirm = (page: Page): Promise<void> => page.getByRole('button', { name: 'Confirm', exact: true }).click()

type Owner = { readonly email: string; readonly password: string }

/** Adds a passkey on the passkey page, for an account whose only factor is its email. */
export async function addPasskey(page: Page, me: Owner, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByLabel('Login password').fill(me.password)
  await proveByMail(page, me.email)
  await expect(page.getByText('Confirmed.')).toBeVisible()
  await confirm(page)
  await expect(page.getByText(name)).toBeVisible()
}
