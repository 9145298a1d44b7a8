import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useLater } from './use-later.ts'

test('a value is drawn a task later than it comes; what came between is skipped', async () => {
  const drawn: number[] = []
  function Slow() {
    const [value, setValue] = useState(0)
    const later = useLater(value)
    if (drawn.at(-1) !== later) drawn.push(later)
    return (
      <button type="button" onClick={() => setValue(value + 1)}>
        {value} and then {later}
      </button>
    )
  }
  await render(<Slow />)
  const button = page.getByRole('button').element()
  if (!(button instanceof HTMLElement)) throw new Error('a button')
  button.click()
  await Promise.resolve()
  await expect.poll(() => button.textContent).toBe('1 and then 1')
  button.click()
  await new Promise<void>((resume) => queueMicrotask(resume))
  button.click()
  await expect.poll(() => button.textContent).toBe('3 and then 3')
  expect(drawn).toEqual([0, 1, 3])
})
