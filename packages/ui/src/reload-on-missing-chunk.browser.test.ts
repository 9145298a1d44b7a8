import { expect, test, vi } from 'vitest'
import { reloadOnMissingChunk } from '@tessera/ui/reload-on-missing-chunk.ts'

const missing = (file: string): Promise<never> =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${file}`))

test('reloads the page once for each chunk that a release removed, and then fails', async () => {
  const reload = vi.fn<() => void>()
  void reloadOnMissingChunk(missing('/assets/old.js'), reload)
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  void reloadOnMissingChunk(missing('/assets/another.js'), reload)
  await expect.poll(() => reload).toHaveBeenCalledTimes(2)
  await expect(reloadOnMissingChunk(missing('/assets/old.js'), reload)).rejects.toThrow('/assets/old.js')
  await expect(reloadOnMissingChunk(missing('/assets/another.js'), reload)).rejects.toThrow('/assets/another.js')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('does not reload without a connection, or for other errors', async () => {
  const reload = vi.fn<() => void>()
  await expect(reloadOnMissingChunk(Promise.reject(new Error('broken')), reload)).rejects.toThrow('broken')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(reloadOnMissingChunk(missing('/assets/other.js'), reload)).rejects.toThrow('/assets/other.js')
  vi.restoreAllMocks()
  expect(reload).not.toHaveBeenCalled()
  expect(await reloadOnMissingChunk(Promise.resolve('code'), reload)).toBe('code')
})
