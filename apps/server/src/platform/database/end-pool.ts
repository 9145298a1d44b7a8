import type pg from 'pg'

/**
 * The end of a pool waits from now on until its connections are closed. By itself it only begins to close them: a database that is
 * dropped at once would send an error over each.
 */
export function endWhenClosed(pool: pg.Pool): void {
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => open.add(client))
  pool.on('remove', (client) => open.delete(client))
  const end = pool.end.bind(pool)
  Object.assign(pool, {
    end: async () => {
      await end()
      await new Promise<void>((done) => {
        const look = (): void => void (open.size === 0 && done())
        pool.on('remove', look)
        look()
      })
    },
  })
}
