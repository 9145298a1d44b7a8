import type { SignedInScene } from '@tessera/contract/access/verification/scenes.ts'
import { CODE_TRIES, type Sends } from '@tessera/domain/access/verification/code.ts'
import { mailboxOf } from '@tessera/domain/access/customers/email.ts'
import type { RequesterKind } from '@tessera/domain/access/verification/sms-budget.ts'
import { sql } from 'kysely'
import { changed, maybeOne, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type Scene = 'register' | 'login' | 'reset' | SignedInScene
/** The proofs that a code can give. */
export type CodeProof = 'email' | 'mobile' | 'new'
export type Channel = 'email' | 'sms' | 'voice'
export type Challenge = {
  readonly id: string
  readonly scene: Scene
  readonly proof: CodeProof
  readonly target: string
  readonly customer_id: string | null
  readonly session_id: string | null
  readonly payload_hash: string
  readonly tries: number
  readonly resend_at: Date
  readonly expires_at: Date
}
const columns = sql`id, scene, proof, target, customer_id, session_id, payload_hash, tries, resend_at, expires_at`

/** Returns an address as `inet`. An IPv4-mapped IPv6 address becomes the IPv4 address. */
const addressOf = (ip: ReturnType<typeof sql>): ReturnType<typeof sql> => sql`replace(${ip}, '::ffff:', '')::inet`
/** Returns the network of an address: IPv4 /24, IPv6 /48. */
const networkOf = (ip: string): ReturnType<typeof sql> => {
  const address = addressOf(sql`${ip}::text`)
  return sql`network(set_masklen(${address}, case family(${address}) when 4 then 24 else 48 end))`
}

/**
 * Runs requests one after the other per email or phone, and per network. So two concurrent requests cannot both take
 * the last place within a limit.
 */
export async function lockSends(tx: Tx, scene: Scene, target: string, ip: string): Promise<void> {
  const mailbox = `code:${scene}:${mailboxOf(target)}`
  await changed(tx, sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`)
  await changed(tx, sql`select pg_advisory_xact_lock(hashtextextended('code:' || ${networkOf(ip)}::text, 0))`)
}

type Counted = Omit<Sends, 'now' | 'addressLimit' | 'resendAt'> & { readonly resendAt: Date | null }

type SendKey = {
  readonly scene: Scene
  readonly target: string
  readonly ip: string
  readonly requestedBy: RequesterKind
}

/**
 * Counts codes to the target by kind of requester, so that a stranger's codes neither use up nor delay the owner's.
 * Codes from an address and its network count for all requesters.
 */
export async function countSends(tx: Tx, { scene, target, ip, requestedBy }: SendKey): Promise<Counted> {
  const key = mailboxOf(target)
  const unproven = sql`requested_by = ${requestedBy} and used_at is null`
  return one(
    tx,
    sql<Counted>`
      select (select max(resend_at) from code_challenge
               where target_key = ${key} and scene = ${scene} and ${unproven} and expires_at > ${tx.now}) as "resendAt",
             (select count(*)::int from code_challenge
               where target_key = ${key} and scene = ${scene} and ${unproven}
                 and created_at > ${tx.now}::timestamptz - interval '1 hour') as "targetInHour",
             (select count(*)::int from code_challenge
               where target_key = ${key} and scene = ${scene} and ${unproven}
                 and created_at > ${tx.now}::timestamptz - interval '1 day') as "targetInDay",
             (select coalesce(sum(tries), 0)::int from code_challenge
               where target_key = ${key} and scene = ${scene} and ${unproven}
                 and created_at > ${tx.now}::timestamptz - interval '1 day') as "wrongInDay",
             (select count(*)::int from code_challenge
               where ip = ${ip} and used_at is null and created_at > ${tx.now}::timestamptz - interval '1 day') as "addressInDay",
             (select count(*)::int from code_challenge
               where used_at is null and created_at > ${tx.now}::timestamptz - interval '1 day'
                 and ${addressOf(sql`ip`)} <<= ${networkOf(ip)}) as "networkInDay"`,
  )
}

/**
 * Invalidates the earlier code of this person, scene and proof. For an unknown account it finds nothing, in the same
 * time.
 */
export const expireEarlierCodes = (
  tx: Tx,
  {
    scene,
    customerId,
    proof,
  }: { readonly scene: Scene; readonly customerId: string | null; readonly proof: CodeProof },
): Promise<bigint> =>
  changed(
    tx,
    sql`update code_challenge set expires_at = ${tx.now}
         where customer_id = ${customerId} and scene = ${scene} and proof = ${proof} and used_at is null and expires_at > ${tx.now}`,
  )

export const insertChallenge = (
  tx: Tx,
  about: Omit<Challenge, 'tries'> & {
    readonly ip: string
    readonly channel: Channel
    readonly requested_by: RequesterKind
  },
): Promise<Challenge> =>
  one(
    tx,
    sql<Challenge>`
      insert into code_challenge (id, scene, proof, channel, target, target_key, customer_id, session_id, payload_hash, requested_by, ip, created_at, resend_at, expires_at)
      values (${about.id}, ${about.scene}, ${about.proof}, ${about.channel}, ${about.target}, ${mailboxOf(about.target)}, ${about.customer_id}, ${about.session_id},
              ${about.payload_hash}, ${about.requested_by}, ${about.ip}, ${tx.now}, ${about.resend_at}, ${about.expires_at})
      returning ${columns}`,
  )

/** Returns a recent, usable code of this scene, which a second login within 90 seconds shares. */
export const findFresh = (
  tx: Tx,
  {
    scene,
    customerId,
    proof,
  }: { readonly scene: Scene; readonly customerId: string | null; readonly proof: CodeProof },
): Promise<Challenge | undefined> =>
  maybeOne(
    tx,
    sql<Challenge>`
      select ${columns} from code_challenge
       where customer_id = ${customerId} and scene = ${scene} and proof = ${proof} and used_at is null and tries < ${CODE_TRIES}
         and resend_at > ${tx.now} and expires_at > ${tx.now}
       order by created_at desc limit 1`,
  )

/** Takes one try of a valid code, safe against concurrent tries; undefined if it has expired. */
export const takeTry = (tx: Tx, id: string): Promise<Challenge | undefined> =>
  maybeOne(
    tx,
    sql<Challenge>`
      update code_challenge set tries = tries + 1
       where id = ${id} and used_at is null and tries < ${CODE_TRIES} and expires_at > ${tx.now}
      returning ${columns}`,
  )

export const markUsed = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update code_challenge set used_at = ${tx.now} where id = ${id}`)

type Token = {
  readonly token_hash: string
  readonly scene: Scene
  /** The email or phone that a visitor has proven. */
  readonly target: string | null
  readonly customer_id: string | null
  readonly payload_hash: string
  readonly proven: readonly string[]
}

export const insertVerifyToken = (tx: Tx, token: Token, expiresAt: Date): Promise<{ proven: string[] }> =>
  one(
    tx,
    sql<{ proven: string[] }>`
      insert into verify_token (token_hash, scene, target, customer_id, payload_hash, proven, created_at, expires_at)
      values (${token.token_hash}, ${token.scene}, ${token.target}, ${token.customer_id}, ${token.payload_hash},
              ${token.proven}::text[], ${tx.now}, ${expiresAt})
      returning proven`,
  )

const thatToken = (tx: Tx, token: Omit<Token, 'proven' | 'target'>): ReturnType<typeof sql> => sql`
  token_hash = ${token.token_hash} and scene = ${token.scene} and payload_hash = ${token.payload_hash}
  and customer_id is not distinct from ${token.customer_id}::uuid and used_at is null and expires_at > ${tx.now}`

/** Adds a proof to a logged-in person's token for exactly this action. */
export const addProof = (tx: Tx, token: Token, expiresAt: Date): Promise<{ proven: string[] } | undefined> =>
  maybeOne(
    tx,
    sql<{ proven: string[] }>`
      update verify_token set proven = proven || ${token.proven}::text[], expires_at = ${expiresAt}
       where ${thatToken(tx, token)} and customer_id is not null
      returning proven`,
  )

/** Uses up exactly this token. The second of two concurrent uses finds it used. */
export const spendVerifyToken = (tx: Tx, token: Omit<Token, 'proven'>): Promise<{ proven: string[] } | undefined> =>
  maybeOne(
    tx,
    sql<{ proven: string[] }>`
      update verify_token set used_at = ${tx.now}
       where ${thatToken(tx, token)} and target is not distinct from coalesce(${token.target}, target)
      returning proven`,
  )
