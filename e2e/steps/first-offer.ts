import { expect, type Page } from '@playwright/test'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { addDocument, type Draft, fillTime, writeDraft } from './draft.ts'
import { confirm, openCase, propose, proposeAndConfirm } from './review.ts'

type Desks = readonly [maker: Page, checker: Page]

/** Writes a product on its form, with an offer that opens at once and closes within minutes; two people publish it. */
export async function offerOnScreens([maker, checker]: Desks, draft: Draft): Promise<void> {
  await writeDraft(maker, draft)
  await addDocument(maker, draft.symbol)
  await fillTime(maker, 'Opens', Date.now() - MINUTE_MS)
  // The time that the second person and the first subscription need on a slow machine.
  await fillTime(maker, 'Closes', Date.now() + 2.5 * MINUTE_MS)
  await maker.getByRole('button', { name: 'Save draft' }).click()
  await expect(maker.getByText('Version 3', { exact: true })).toBeVisible()
  await maker.getByRole('button', { name: 'Propose to publish' }).click()
  await propose(maker, maker.getByRole('dialog'), 'Terms agree with the memorandum.')
  await confirm(checker, await openCase(checker, 'products', draft.symbol), 'I read all of it.')
}

/** Opens the form of a pair from the product, once the allotment is carried out. */
export const followListing = (page: Page, symbol: string): Promise<void> =>
  expect(async () => {
    const drawer = await openCase(page, 'products', symbol)
    await drawer.getByRole('link', { name: 'List for trading' }).click({ timeout: 3_000 })
    await expect(page.getByRole('textbox', { name: 'Pair', exact: true })).toHaveValue(`${symbol}-`)
  }).toPass()

/** Two people open a pair on the page Markets. */
export async function openPair([maker, checker]: Desks, symbol: string): Promise<void> {
  await maker.goto('/console/en_US/markets')
  await maker.getByRole('row').filter({ hasText: symbol }).click()
  const dialog = maker.getByRole('dialog', { name: `Status of ${symbol}` })
  await dialog.getByText('Open', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Trading begins.')
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await confirm(checker, await openCase(checker, 'queue?kind=market_state', symbol), 'The pair is ready.')
}

/** Two people approve the allotment, which waits until the offer has closed. */
export const allotOnScreens = (desks: Desks, { name }: Draft): Promise<void> =>
  proposeAndConfirm(desks, 'subscriptions', name, 'Book closed and reconciled.')
