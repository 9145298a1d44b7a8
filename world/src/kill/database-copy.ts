import { chown, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { copyTree } from './copy-tree.ts'

const Stopped = z.object({ labelfile: z.string() })
/** Files that belong to the running server and not to its data. */
const notData = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal'])

/** A started copy of a cluster's data; the server continues to write. */
export type StartedCopy = {
  /** Ends the copy, which contains everything that was committed before this call. */
  readonly finish: () => Promise<void>
}

/** Begins a physical copy of the data of a running PostgreSQL, in the folder of its cluster. */
export async function startCopy(ownerUrl: string, home: string): Promise<StartedCopy> {
  const [data, copy] = [join(home, 'data'), copyIn(home)]
  await rm(copy, { recursive: true, force: true })
  const client = new pg.Client(ownerUrl)
  // The running query reports a lost connection. Without this listener, the error would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`select pg_backup_start('simulation', true)`)
  await copyTree(data, copy, notData)
  return {
    finish: async () => {
      const { rows } = await client.query(`select labelfile from pg_backup_stop(false)`)
      await client.end()
      await copyTree(join(data, 'pg_wal'), join(copy, 'pg_wal'))
      const [label, { uid, gid }] = [join(copy, 'backup_label'), await stat(data)]
      await writeFile(label, Stopped.parse(rows[0]).labelfile)
      if (process.getuid?.() === 0) await chown(label, uid, gid)
    },
  }
}

/** Replaces the data of a stopped cluster with its copy. */
export async function putBackCopy(home: string): Promise<void> {
  await rm(join(home, 'data'), { recursive: true })
  await rename(copyIn(home), join(home, 'data'))
}

const copyIn = (home: string): string => join(home, 'copy')
