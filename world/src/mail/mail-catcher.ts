import { randomUUID } from 'node:crypto'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { openOutbox, type Outbox } from './outbox.ts'

export type MailCatcher = {
  readonly url: string
  readonly outbox: Outbox
  readonly stop: () => Promise<void>
}
const MAX_BYTES = 1_000_000

/** An SMTP server on this machine that stores every email in the outbox and delivers none. */
export async function startMailCatcher({
  port = 0,
  file,
}: { port?: number; file?: string } = {}): Promise<MailCatcher> {
  const outbox = await openOutbox(file)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_BYTES,
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, done) => callbackify(take)(stream, session, outbox, done),
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', ready)
  })
  const at = server.server.address()
  if (at === null || typeof at === 'string') throw new Error('the mail catcher has no port')
  return {
    url: `smtp://127.0.0.1:${at.port}`,
    outbox,
    stop: () => new Promise((closed) => server.close(() => closed())),
  }
}

async function take(stream: SMTPServerDataStream, session: SMTPServerSession, outbox: Outbox): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  const mail = await PostalMime.parse(Buffer.concat(chunks))
  const at = new Date().toISOString()
  for (const { address } of session.envelope.rcptTo)
    await outbox.add({
      id: randomUUID(),
      at,
      from: mail.from?.address ?? '',
      to: address.toLowerCase(),
      subject: mail.subject ?? '',
      text: (mail.text ?? '').trimEnd(),
    })
}
