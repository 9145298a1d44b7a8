import type { FastifyRequest } from 'fastify'

/** The caller's address; empty text when the socket is gone already, which Fastify's types do not tell. */
export function ipOf(request: Pick<FastifyRequest, 'ip'>): string {
  const ip: string | undefined = request.ip
  return ip ?? ''
}
