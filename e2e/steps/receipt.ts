import { expect, type Page } from '@playwright/test'

const done = { en_US: 'Done', zh_CN: '完成' } as const

/** Checks the sentence of a receipt, and closes it. */
export async function closeReceipt(page: Page, sentence: string | RegExp, locale: keyof typeof done = 'en_US') {
  const receipt = page.getByRole('dialog').filter({ hasText: sentence })
  await expect(receipt).toBeVisible()
  await receipt.getByRole('button', { name: done[locale], exact: true }).press('Enter')
  await expect(receipt).toHaveCount(0)
}
