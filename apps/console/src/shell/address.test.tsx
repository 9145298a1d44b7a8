import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from './testing.tsx'
import { useQuery } from '../lib/url-state.ts'

test('what is chosen stands in the address below the base of the console, so that it can be opened again', async () => {
  const Filter = () => {
    const [query, change] = useQuery()
    return (
      <button type="button" onClick={() => change({ status: query['status'] === undefined ? 'open' : undefined })}>
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
