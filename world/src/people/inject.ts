import type { FastifyInstance } from 'fastify'

/** `fetch` without a socket: calls the server's entry points with the same routes, hooks and refusals. */
export const fetchInProcess = (app: FastifyInstance): typeof fetch =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what our client calls of fetch, no more
  (async (url: string, init?: RequestInit) => {
    const { pathname, search } = new URL(url)
    const request = new Request(url, init)
    const response = await app.inject({
      url: pathname + search,
      method: init?.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(request.headers),
      ...(init?.method === 'POST' && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode })
  }) as typeof fetch
