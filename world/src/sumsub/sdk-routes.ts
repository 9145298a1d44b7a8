import type { FastifyInstance } from 'fastify'
import { addImage, type LocalApplicant, sidesToUpload } from './applicants.ts'
import { jsonOf } from './json-body.ts'
import { isPersona } from './personas.ts'
import { sdkFrame } from './sdk-frame.ts'
import { sdkScript } from './sdk-script.ts'
import type { Vendor } from './vendor.ts'

/** The state of an applicant for the frame. */
const state = (a: LocalApplicant) => ({
  id: a.id,
  wanted: sidesToUpload(a),
  reviewStatus: a.reviewResult?.reviewRejectType === 'RETRY' ? 'init' : a.reviewStatus,
  reviewResult: a.reviewResult,
  submissions: a.submissions,
})

/** Routes for the browser script, its frame, and the requests of the frame with its token. */
export function serveSdk(app: FastifyInstance, vendor: Vendor): void {
  app.get('/idensic/static/sns-websdk-builder.js', (_request, reply) => reply.type('text/javascript').send(sdkScript))
  app.get<{ Querystring: { lang?: string } }>('/websdk/frame', (request, reply) =>
    reply.type('text/html').send(sdkFrame(request.query.lang ?? 'en')),
  )
  const serve = (url: string, act: (a: LocalApplicant, body: Record<string, unknown>) => Promise<void> | void): void =>
    void app.post(url, async (request, reply) => {
      const body = jsonOf(request.body)
      const applicant = vendor.userOf(String(body['token']))
      if (applicant === undefined) return reply.code(401).send({ description: 'The token has expired', code: 401 })
      await act(applicant, body)
      return reply.send(state(applicant))
    })
  serve('/websdk/state', () => undefined)
  serve('/websdk/upload', (applicant, { side }) => {
    const open = sidesToUpload(applicant).find((each) => each === side)
    if (open !== undefined) addImage(applicant, open)
  })
  serve('/websdk/submit', async (applicant, { persona }) => {
    if (isPersona(persona) && sidesToUpload(applicant).length === 0) await vendor.submitted(applicant, persona)
  })
}
