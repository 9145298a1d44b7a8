import type { FastifyRequest } from 'fastify'

/** Returns the caller's address; an empty text when the socket is closed already, which Fastify's types do not show. */
export function ipOf(request: Pick<FastifyRequest, 'ip'>): string {
  const ip: string | undefined = request.ip
  return ip ?? ''
}
