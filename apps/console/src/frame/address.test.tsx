import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from './testing.tsx'
import { useScreenSearch } from '#parts/url-state.ts'

test("choices are in the address below the console's base path, so that it can be opened again", async () => {
  const Filter = () => {
    const [query, change] = useScreenSearch('kyc')
    return (
      <button type="button" onClick={() => change({ status: query.status === undefined ? 'open' : undefined })}>
        Open ones
      </button>
    )
  }
  const { history } = await show(Filter, '/console/en_US/kyc?page=2')
  await page.getByRole('button').click()
  await expect.poll(() => history.location.href).toBe('/console/en_US/kyc?page=2&status=open')
  await page.getByRole('button').click()
  await expect.poll(() => history.location.href).toBe('/console/en_US/kyc?page=2')
})

test('a field that shows a search parameter keeps all typed text and the caret position', async () => {
  const Box = () => {
    const [{ search = '' }, change] = useScreenSearch('kyc')
    return <input aria-label="Find" value={search} onChange={(event) => change({ search: event.target.value })} />
  }
  const { history } = await show(Box, '/console/en_US/kyc?search=Tan')
  const box = page.getByRole('textbox')
  await userEvent.click(box)
  await userEvent.keyboard('{Home}Lim ')
  await expect.element(box).toHaveValue('Lim Tan')
  await expect.poll(() => history.location.search).toBe('?search=Lim+Tan')
})
