import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Badge } from './badge.tsx'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { ui } from './constants.ts'
import { Cover, IssuerTile } from './cover.tsx'
import { Failed } from './empty.tsx'
import { en_US } from './kit.messages.en_US.ts'
import { zh_CN } from './kit.messages.zh_CN.ts'
import { Loader } from './loader.tsx'
import { Skeleton } from './skeleton.tsx'
import { Stepper } from './stepper.tsx'
import { heightOf, lessMotion, show } from './testing.tsx'
import { savedAppearance, saveAppearance, startAppearance } from './theme.ts'
import { Tiles } from './tiles.tsx'

const argumentsOf = (text: string) => new Set(Array.from(text.matchAll(/\{(\w+)[,}]/gu), ([, name]) => name))

test('both languages use the same arguments in each message', () => {
  const english: Readonly<Record<string, string>> = en_US
  const argumentsIn = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(english).map((key) => [key, argumentsOf(words[key] ?? '')]))
  expect(argumentsIn(zh_CN)).toEqual(argumentsIn(english))
})

test('§9 skeleton height: a skeleton is 14 px high', async () => {
  const { container } = await show(<Skeleton />)
  expect(container.firstElementChild && heightOf(container.firstElementChild)).toBe(ui.skeleton)
})

test('with reduced motion, a loader and a skeleton do not move', () =>
  lessMotion(async () => {
    const { container } = await show(
      <>
        <Loader label="Loading" />
        <Skeleton />
      </>,
    )
    const moving = [...container.querySelectorAll('i, [class*=skeleton]')].map(
      (it) => getComputedStyle(it).animationName,
    )
    expect(moving).toEqual(['none', 'none', 'none', 'none', 'none'])
  }))

test('progress exposes its number and is clamped to 0 to 100', async () => {
  await show(<Tiles percent={140} label="Subscribed" />)
  await expect.element(page.getByRole('progressbar', { name: 'Subscribed' })).toHaveValue(100)
})

test('a badge states its meaning in words', async () => {
  await show(<Badge tone="warning">To be improved</Badge>)
  await expect.element(page.getByText('To be improved')).toBeVisible()
})

test('a live banner is announced to screen readers, a static one is not', async () => {
  await show(
    <>
      <Banner tone="negative" live>
        Rejected
      </Banner>
      <Banner>Under review</Banner>
    </>,
  )
  await expect.element(page.getByRole('alert').filter({ hasText: 'Rejected' })).toBeVisible()
  expect(page.getByText('Under review').element().closest('[role]')).toBeNull()
})

test('an error offers a retry', async () => {
  const onRetry = vi.fn<() => void>()
  await show(<Failed title="The server is busy" onRetry={onRetry} />, 'zh-CN')
  await page.getByRole('button', { name: '重试' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('the stepper marks the current step', async () => {
  await show(<Stepper labels={['Create order', 'Transfer', 'Completed']} now={1} />)
  await expect.element(page.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step')
})

test('after going back, the stepper shows the finished steps and links to them', async () => {
  const steps = ['Create order', 'Transfer', 'Completed']
  await show(<Stepper labels={steps} now={0} done={[true, true, false]} hrefs={['/1', '/2', undefined]} />)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/2')
  const marks = page
    .getByRole('listitem')
    .elements()
    .map((each) => each.querySelector('svg') !== null)
  expect(marks).toEqual([false, true, false])
})

const drawing = async (seed: string) => {
  const { container, unmount } = await show(
    <>
      <Cover pattern="skyline" seed={seed} />
      <IssuerTile seed={seed} tone="strata" />
    </>,
  )
  const html = container.innerHTML
  await unmount()
  return html
}

test('a ticker always has the same cover and tile, and another ticker has others', async () => {
  const first = await drawing('AURB')
  expect(await drawing('AURB')).toBe(first)
  expect(await drawing('HCCL')).not.toBe(first)
  expect(first).not.toMatch(/#[0-9a-f]{3,8}\b/iu)
})

test('a logo takes the space of the tile, which is drawn if the logo cannot be loaded', async () => {
  const dot =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const { container } = await show(
    <>
      <IssuerTile seed="AURB" tone="strata" size={24} logo={dot} />
      <IssuerTile seed="AURB" tone="strata" size={24} logo="data:image/png;base64,AAAA" />
    </>,
  )
  await expect.poll(() => container.querySelectorAll('svg').length).toBe(1)
  const [logo, tile] = [container.querySelector('img'), container.querySelector('svg')]
  expect(logo?.src).toBe(dot)
  for (const each of [logo, tile]) expect(each?.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 })
})

test('keeps the chosen theme; without a choice, the language decides the up and down colours', () => {
  startAppearance('zh-CN')
  expect(document.documentElement.dataset['updown']).toBe('red-up')
  saveAppearance('updown', 'green-up')
  saveAppearance('theme', 'dark')
  delete document.documentElement.dataset['theme']
  startAppearance('zh-CN')
  expect(Object.fromEntries(Object.entries(document.documentElement.dataset))).toMatchObject({
    theme: 'dark',
    updown: 'green-up',
    density: 'comfortable',
  })
  localStorage.setItem('tessera.theme', 'purple')
  expect(savedAppearance('theme')).toBeUndefined()
})

test('the text of a banner is in the middle beside a button', async () => {
  await show(<Banner action={<Button>Add one now</Button>}>One step is left.</Banner>)
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return (top + bottom) / 2
  }
  const text = page.getByText('One step is left.').element()
  expect(middleOf(text)).toBeCloseTo(middleOf(page.getByRole('button', { name: 'Add one now' }).element()), 0)
})
