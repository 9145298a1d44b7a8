import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#frame/testing.tsx'
import { ConfirmCancelled, useCancelledOrders } from './cancelled-orders.tsx'

/** A form whose preview can count another number of orders. */
function Example({ isPlanned = false }: { isPlanned?: boolean }) {
  const [count, setCount] = useState(2)
  const orders = useCancelledOrders(count)
  return (
    <>
      <ConfirmCancelled orders={orders} isPlanned={isPlanned} disabled={false} />
      <p>{orders.isConfirmed ? 'may propose' : 'may not propose'}</p>
      {[0, 3].map((next) => (
        <button key={next} type="button" onClick={() => setCount(next)}>
          {`now ${next}`}
        </button>
      ))}
    </>
  )
}
const button = (name: string) => page.getByRole('button', { name })
const may = page.getByText('may propose', { exact: true })
const mayNot = page.getByText('may not propose', { exact: true })

test('the number of cancelled orders is confirmed by keyboard, and another number asks again', async () => {
  await show(() => <Example />)
  await expect.element(mayNot).toBeVisible()
  await userEvent.keyboard('{Tab} ')
  await expect.element(page.getByRole('checkbox', { name: 'Cancel 2 open orders' })).toBeChecked()
  await expect.element(may).toBeVisible()
  await button('now 3').click()
  await expect.element(mayNot).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Cancel 3 open orders' })).not.toBeChecked()
  await button('now 0').click()
  await expect.element(may).toBeVisible()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})

test('a planned change says that the number can differ at its start', async () => {
  await show(() => <Example isPlanned />, '/console/zh_CN/settings')
  await expect.element(page.getByText('生效时的委托数量可能增加或减少', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: '撤销 2 笔未成交委托' })).toBeVisible()
})
