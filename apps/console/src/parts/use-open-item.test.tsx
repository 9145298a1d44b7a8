import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useOpenItem } from './use-open-item.ts'
import { show } from '#frame/testing.tsx'

function Screen() {
  const [item, open] = useOpenItem('case')
  return (
    <>
      <p>{item ?? 'the list'}</p>
      {['first', 'second', undefined].map((next) => (
        <button key={next ?? ''} type="button" onClick={() => open(next)}>
          {next === undefined ? 'Close' : `Open the ${next}`}
        </button>
      ))}
    </>
  )
}
const press = (name: string) => page.getByRole('button', { name }).click()
const expectText = (text: string) => expect.element(page.getByRole('paragraph')).toHaveTextContent(text)
const list = '/console/en_US/kyc?page=2'

test('closing an opened item goes back to the list, and Back then leaves the list', async () => {
  const { history } = await show(Screen, list)
  await press('Open the first')
  await expectText('first')
  await press('Close')
  await expectText('the list')
  expect([history.location.href, history.canGoBack()]).toEqual([list, false])
})

test('closing skips all items opened from one another; Back goes through them one by one', async () => {
  const { history } = await show(Screen, list)
  await press('Open the first')
  await press('Open the second')
  await expectText('second')
  history.back()
  await expectText('first')
  await press('Open the second')
  await press('Close')
  await expectText('the list')
  expect([history.location.href, history.canGoBack()]).toEqual([list, false])
})

test('an item opened by its address closes without going back', async () => {
  const { history } = await show(Screen, `${list}&case=first`)
  await expectText('first')
  await press('Close')
  await expectText('the list')
  expect([history.location.href, history.canGoBack()]).toEqual([list, false])
})
