import { appendFile, writeFile } from 'node:fs/promises'
import { readWholeLines } from '../json-lines.ts'

export type CaughtMail = {
  readonly id: string
  readonly at: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
}
export type Outbox = {
  /** Newest first; `to` filters by one address or phone. */
  readonly mails: (to?: string) => readonly CaughtMail[]
  readonly add: (mail: CaughtMail) => Promise<void>
}

const MAX_STORED = 500

/** The last 500 emails and text messages of a local world, in memory and, if given, in a file of JSON lines. */
export async function openOutbox(file?: string): Promise<Outbox> {
  const stored = file === undefined ? [] : await readStored(file)
  const mails = (to?: string): CaughtMail[] =>
    stored.filter(({ to: address }) => to === undefined || isSame(address, to.trim().toLowerCase())).toReversed()
  return {
    mails,
    add: async (mail) => {
      stored.push(mail)
      if (stored.length > MAX_STORED) stored.shift()
      if (file !== undefined) await appendFile(file, `${JSON.stringify(mail)}\n`)
    },
  }
}

/** The plus of a phone number becomes a space in a query unless it is encoded. */
const isSame = (address: string, requested: string): boolean => address === requested || address === `+${requested}`

const mailIn = (line: string): CaughtMail => JSON.parse(line)

/** Reads the messages of an earlier run, up to the limit. */
async function readStored(file: string): Promise<CaughtMail[]> {
  const lines = await readWholeLines(file)
  const mails = lines.slice(-MAX_STORED).map(mailIn)
  await writeFile(file, mails.map((mail) => `${JSON.stringify(mail)}\n`).join(''))
  return mails
}
