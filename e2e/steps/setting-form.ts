import { expect, type Page } from '@playwright/test'
import { choose } from './form.ts'
import { confirm, openCase } from './review.ts'

/** The typed values of a form of the settings: texts by label, options of lists, and labels of switches to turn on. */
export type SettingInput = {
  readonly texts: Readonly<Record<string, string>>
  readonly choices?: Readonly<Record<string, string>>
  readonly switches?: readonly string[]
  /** The time (UTC, to the minute) from which the values apply; by default they apply once both agree. */
  readonly from?: string
}

/** Fills in the open form of the settings and proposes it; a second operator approves it in the review queue. */
export async function agreeOn(
  [maker, checker]: readonly [Page, Page],
  name: string,
  { texts, choices = {}, switches = [], from }: SettingInput,
): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await maker.getByRole('textbox', { name: label, exact: true }).fill(text)
  for (const [label, option] of Object.entries(choices)) await choose(maker, label, option)
  for (const label of switches) await maker.getByRole('switch', { name: label }).press('Space')
  if (from !== undefined) {
    await maker.getByText('From a date and time').click()
    await maker.getByRole('textbox', { name: 'Date and time (UTC)' }).fill(from)
  }
  await maker.getByRole('textbox', { name: 'Reason' }).fill('The board decided it.')
  await maker.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(maker.getByText('Proposed. Another person must now decide.').first()).toBeVisible()
  await confirm(checker, await openCase(checker, 'queue?kind=setting', name), 'As the board decided.')
}
