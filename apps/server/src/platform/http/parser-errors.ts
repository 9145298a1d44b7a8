import type { RefusalCode } from '@tessera/contract/catalogue.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusalEntry } from '@tessera/contract/catalogue.ts'
import { wallTime } from '#platform/clock/clock.ts'
import { envelopeOfRefusal, sendRefusal } from './answer.ts'

/** Refusal codes for the errors of Node's HTTP parser and timers. Any other error is a request that cannot be read. */
const codeOf: Readonly<Record<string, RefusalCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
}

/**
 * Answers a request that Node could not read with the usual envelope, and closes the connection. There is no request
 * object yet, so the sentence is in the default language.
 */
export function answerUnread(error: Error & { readonly code?: string }, socket: Socket): void {
  // The caller has disconnected, or a response was already sent.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy()
  const code = codeOf[error.code ?? ''] ?? 'REQUEST_UNREADABLE'
  const status = refusalEntry(code).http
  const body = envelopeOfRefusal(refuse(code), { locale: undefined, traceId: randomUUID() })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      `server-time: ${wallTime()}`,
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** Answers a request whose address cannot be routed, for example because of an invalid escape. */
export const answerUnrouted = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendRefusal(request, reply, refuse('REQUEST_UNREADABLE'))
