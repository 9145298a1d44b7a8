import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#frame/testing.tsx'
import { RequestResubmission } from './request-resubmission.tsx'
import { type Recall, RecallActs } from './recall.tsx'
import { kycCase } from './testing.ts'

/** The reason shown at a barred button. */
async function whyBarred(name: string) {
  const button = page.getByRole('button', { name })
  await expect.element(button).toBeVisible()
  await userEvent.keyboard('{Tab}')
  button.element().focus()
  return page.getByRole('tooltip')
}

test('proposing without a choice says what to choose, not the name of a field', async () => {
  await show(() => <RequestResubmission kycCase={kycCase} onClose={() => undefined} />)
  const why = await whyBarred('Send request')
  await expect.element(why).toHaveTextContent('Choose at least one item, each with a reason.')
})

test.each([
  ['Review again', 'Propose review', 'Choose at least one item, each with a reason.'],
  ['Revoke approval', 'Propose revoking', 'Choose a reason.'],
])('%s without a choice asks for it', async (open, send, missing) => {
  await show(() => <RecallActs kycCase={kycCase} recall="open" />)
  await page.getByRole('button', { name: open }).click()
  await expect.element(await whyBarred(send)).toHaveTextContent(missing)
})

function Late() {
  const [recall, setRecall] = useState<Recall>('open')
  return (
    <>
      <RecallActs kycCase={kycCase} recall={recall} />
      <input aria-label="a colleague" onKeyDown={() => setRecall({ onShow: () => undefined })} />
    </>
  )
}

test('if a colleague proposes meanwhile, the dialog stays open and shows a message', async () => {
  await show(() => <Late />)
  await page.getByRole('button', { name: 'Review again' }).click()
  const colleague = document.querySelector<HTMLInputElement>('[aria-label="a colleague"]')
  colleague?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'a' }))
  await expect.poll(() => document.body.textContent).toContain('View proposal')
  await expect.element(page.getByRole('button', { name: 'Propose review' })).toBeVisible()
})
