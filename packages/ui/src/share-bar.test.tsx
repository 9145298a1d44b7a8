import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Share, ShareBar } from './share-bar.tsx'
import { show, widthOf } from './testing.tsx'

const shares: Share[] = [
  { id: 'a', label: 'Helena Voss', percent: 60, text: '60%', tag: '≥ 25%' },
  { id: 'b', label: 'Mira Ranganathan', percent: 20, text: '20%' },
]

test('each share has the length of its percentage and states it in words, and so does the rest', async () => {
  const { container } = await show(
    <ShareBar shares={shares} rest={{ label: 'Not declared', percent: 20, text: '20%' }} />,
  )
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Helena Voss ≥ 25% 60%')
  await expect.element(page.getByRole('listitem').last()).toHaveTextContent('Not declared 20%')
  const [first = 0, second = 0, rest = 0] = [...container.querySelectorAll('[class*=bar] > span')].map(widthOf)
  expect(Math.abs(first - 3 * second)).toBeLessThan(2)
  expect(Math.abs(second - rest)).toBeLessThan(1)
})

test('shows no rest if everything is distributed', async () => {
  await show(<ShareBar shares={shares} rest={{ label: 'Not declared', percent: 0, text: '0%' }} />)
  await expect.element(page.getByRole('listitem').nth(1)).toBeVisible()
  expect(page.getByText('Not declared').query()).toBeNull()
})
