import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPart } from '#frame/testing.tsx'
import { blankDraft, changed, checkDraft, type Draft } from './draft.ts'
import { OrderAmounts } from './order-amounts.tsx'
import { en_US as limits } from '#parts/limits.messages.en_US.ts'
import { en_US as orders } from './orders.messages.en_US.ts'
import { termsOfPair } from './pair.ts'
import { aPair } from '#parts/testing.ts'

const pair = aPair({
  makerFeePpm: 0,
  takerFeePpm: 0,
  minValue: '1',
  bandPpm: 800_000,
  reference: '10.00',
  last: '10.00',
})
const facts = { reference: '10.00', best: { bid: '9.99', ask: '10.01' }, available: '1000' } as const

function Form() {
  const [draft, setDraft] = useState<Draft>(blankDraft('10.00'))
  const checked = checkDraft(termsOfPair(pair), draft, { ...facts, state: 'open', collared: false })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setDraft({ ...draft, quantity: '' })
      }}
    >
      <OrderAmounts
        pair={pair}
        draft={draft}
        facts={facts}
        checked={checked}
        tried={false}
        onChange={(next) => setDraft((now) => changed(now, next))}
      />
      <button type="submit">place</button>
    </form>
  )
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const slider = page.getByRole('slider', { name: 'Share of your available balance' })
const open = () => showPart(<Form />, { orders, limits })

test('the slider shows the share of the quantity, also at another price', async () => {
  await open()
  slider.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(field('Quantity')).toHaveValue('100')
  await expect.element(slider).toHaveValue('100')
  await field('Price').fill('5.00')
  await expect.element(slider).toHaveValue('50')
})

test('a typed total stays as typed until the quantity changes in another way', async () => {
  await open()
  await field('Total').fill('85')
  await expect.element(field('Quantity')).toHaveValue('8')
  await expect.element(field('Total')).toHaveValue('85')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Quantity')).toHaveValue('')
  await expect.element(field('Total')).toHaveValue('')
})
