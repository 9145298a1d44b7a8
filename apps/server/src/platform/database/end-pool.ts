import type pg from 'pg'

/**
 * Makes the end of a pool wait until its connections are closed. By default it only begins to close them, and a
 * database that is dropped at once sends an error over each.
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
        const endIfEmpty = (): void => void (open.size === 0 && done())
        pool.on('remove', endIfEmpty)
        endIfEmpty()
      })
    },
  })
}
