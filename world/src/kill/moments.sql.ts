import pg from 'pg'

/** The state of a withdrawal when the world is killed: its bytes are signed, stored, sent, or final on the chain. */
export const moments = ['signed', 'stored', 'sent', 'final'] as const
export type Moment = (typeof moments)[number]

const PATIENCE_MS = 300_000
/** The longest time for which a lock is held here; the product's lock timeout is two seconds. */
const HELD_MS = 1_500
const LOOK_MS = 5

/** Statements that wait for the lock on the attempts table: after bytes are signed but not stored, or final but not booked. */
const waiting = {
  signed: '^\\s*insert into withdraw_attempt',
  final: '^\\s*update withdraw_attempt set outcome',
} as const
/** Withdrawals that can reach these moments. */
const candidates = { signed: 'approved', final: 'broadcast' } as const

type Wait = {
  readonly ownerUrl: string
  /** True if the chain has executed the transaction. */
  readonly isOnChain: (signature: string) => boolean
}

/**
 * Waits until a withdrawal reaches a moment, holds it there by a lock if needed, and calls `kill`. Throws if no withdrawal
 * reaches it.
 */
export async function killAt(moment: Moment, { ownerUrl, isOnChain }: Wait, kill: () => Promise<void>): Promise<void> {
  const [holder, observer] = [await connected(ownerUrl), await connected(ownerUrl)]
  try {
    for (const began = performance.now(); performance.now() - began < PATIENCE_MS;) {
      if (await isThere(moment, { holder, observer, isOnChain })) return await kill()
      await pause()
    }
    throw new Error(`no withdrawal was ${moment} within ${PATIENCE_MS} ms; ${await situation(observer)}`)
  } finally {
    await holder.end()
    await observer.end()
  }
}

type Watcher = { readonly holder: pg.Client; readonly observer: pg.Client } & Pick<Wait, 'isOnChain'>

function isThere(moment: Moment, watcher: Watcher): Promise<boolean> {
  if (moment === 'sent') return isSent(watcher)
  return moment === 'stored' ? isStored(watcher) : isHeld(moment, watcher)
}

/** True if a statement of the product waits for the lock on the attempts table. */
async function isHeld(moment: keyof typeof waiting, { holder, observer }: Watcher): Promise<boolean> {
  const { rows: due } = await observer.query('select 1 from withdrawal where status = $1 limit 1', [candidates[moment]])
  if (due.length === 0) return false
  await holder.query('begin')
  await holder.query('lock table withdraw_attempt in share mode')
  for (const began = performance.now(); performance.now() - began < HELD_MS;) {
    const { rows } = await observer.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ~* $1 limit 1`,
      [waiting[moment]],
    )
    if (rows.length > 0) return true
    await pause()
  }
  await holder.query('rollback')
  return false
}

/** True if a withdrawal with stored bytes is locked here, so that it cannot be marked as sent. */
async function isStored({ holder }: Watcher): Promise<boolean> {
  await holder.query('begin')
  const { rows } = await holder.query(
    `select id from withdrawal where status = 'signed' limit 1 for update skip locked`,
  )
  if (rows.length > 0) return true
  await holder.query('rollback')
  return false
}

/** True if the chain has a payment that is not yet final according to the database. */
async function isSent({ observer, isOnChain }: Watcher): Promise<boolean> {
  const { rows } = await observer.query<{ signature: string }>(
    `select a.signature from withdraw_attempt a join withdrawal w on w.id = a.withdrawal_id
      where w.status = 'broadcast' and a.outcome = 'pending'`,
  )
  return rows.some(({ signature }) => isOnChain(signature))
}

/** The withdrawals of each status and reason of the signer, and what stops all of them. */
async function situation(observer: pg.Client): Promise<string> {
  const { rows } = await observer.query<{ text: string }>(`
    select concat_ws(' ', status, signer_refusal, count(*)) as text from withdrawal group by status, signer_refusal
    union all select 'payments without a withdrawal: ' || count(*) from lost_payment where outcome is null
    union all select 'open restores: ' || count(*) from restore where ended_at is null`)
  return rows.map(({ text }) => text).join(', ')
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  // The running query reports a lost connection. Without this listener, the error would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, LOOK_MS))
