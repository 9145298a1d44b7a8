import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { z } from 'zod'
import { applicantAnswer, imagesAnswer } from './applicants.ts'
import { jsonOf } from './json-body.ts'
import { companyDataAnswer } from './published.ts'
import type { Vendor } from './vendor.ts'

const CompanyInfo = z.strictObject({
  companyName: z.string(),
  country: z.string().length(3),
  registrationNumber: z.string().optional(),
  legalAddress: z.string().optional(),
  incorporatedOn: z.iso.date().optional(),
})
const Created = z.strictObject({
  externalUserId: z.string(),
  type: z.literal('company'),
  fixedInfo: z.strictObject({ companyInfo: CompanyInfo }),
})

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ description: 'Applicant not found', code: 404 })
/** The endpoints of the vendor's API that we use, as described in its reference. */
export function serveApi(api: FastifyInstance, vendor: Vendor): void {
  const { applicants, tokens } = vendor
  const byId = (id: string) => [...applicants.values()].find((each) => each.id === id)
  api.post('/resources/accessTokens/sdk', async (request, reply) => {
    const { userId, levelName, ttlInSecs } = jsonOf(request.body)
    if (typeof userId !== 'string' || typeof levelName !== 'string' || typeof ttlInSecs !== 'number')
      return reply.code(400).send({ description: 'userId, levelName and ttlInSecs are needed', code: 400 })
    await vendor.begin(userId, levelName)
    const token = `_act-sbx-${randomUUID()}`
    tokens.set(token, { user: userId, expiresAt: Date.now() + ttlInSecs * 1000 })
    return { token, userId }
  })
  serveCreation(api, vendor)
  api.get<{ Params: { key: string } }>('/resources/applicants/:key/one', (request, reply) => {
    const { key } = request.params
    const named = /^-;externalUserId=(.+)$/.exec(key)?.[1]
    const applicant = named === undefined ? byId(key) : applicants.get(named)
    return applicant === undefined ? notFound(reply) : reply.send(applicantAnswer(applicant))
  })
  api.get<{ Params: { id: string } }>('/resources/applicants/:id/metadata/resources', (request, reply) => {
    const applicant = byId(request.params.id)
    return applicant === undefined ? notFound(reply) : reply.send(imagesAnswer(applicant))
  })
  api.post<{ Params: { id: string }; Querystring: { name?: string } }>(
    '/resources/applicants/:id/moveToLevel',
    (request, reply) => {
      const applicant = byId(request.params.id)
      if (applicant === undefined || request.query.name === undefined) return notFound(reply)
      if (applicant.reviewStatus === 'pending' || applicant.reviewStatus === 'onHold')
        return reply.code(409).send({ description: 'Applicant is being checked', code: 409 })
      applicant.levelName = request.query.name
      applicant.reviewStatus = 'init'
      return reply.send(applicantAnswer(applicant))
    },
  )
  api.patch<{ Params: { id: string } }>('/resources/applicants/:id/fixedInfo/companyInfo', (request, reply) => {
    const applicant = byId(request.params.id)
    if (applicant === undefined) return notFound(reply)
    const changed = CompanyInfo.partial().parse(jsonOf(request.body))
    const before = 'companyInfo' in applicant.info ? applicant.info.companyInfo : {}
    applicant.info = { companyInfo: Object.assign({}, before, changed) }
    return reply.send(companyDataAnswer)
  })
  api.patch<{ Params: { id: string } }>('/resources/applicants/:id/presence/deactivated', (request, reply) => {
    const applicant = byId(request.params.id)
    if (applicant === undefined) return notFound(reply)
    if (applicant.reviewStatus === 'pending')
      return reply.code(409).send({ description: 'Applicant is being checked', code: 409 })
    applicant.isDeactivated = true
    return reply.send(applicantAnswer(applicant))
  })
  serveImages(api, vendor)
}

/** The endpoint of one uploaded image. */
function serveImages(api: FastifyInstance, { applicants }: Vendor): void {
  api.get<{ Params: { inspection: string; image: string } }>(
    '/resources/inspections/:inspection/resources/:image',
    async (request, reply) => {
      const { inspection, image } = request.params
      const applicant = [...applicants.values()].find((each) => each.inspectionId === inspection)
      const found = applicant?.images.find((each) => each.id === image)
      if (found === undefined) return notFound(reply)
      const background = found.color
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
      return reply.type('image/png').send(await picture.png().toBuffer())
    },
  )
}

/** The endpoint that creates a company with its data. */
function serveCreation(api: FastifyInstance, vendor: Vendor): void {
  api.post<{ Querystring: { levelName?: string } }>('/resources/applicants', async (request, reply) => {
    const { externalUserId, type, fixedInfo } = Created.parse(jsonOf(request.body))
    if (vendor.applicants.has(externalUserId))
      return reply.code(409).send({ description: 'Applicant already exists', code: 409 })
    const applicant = await vendor.begin(externalUserId, request.query.levelName ?? '')
    if (applicant.type !== type) return reply.code(400).send({ description: 'Level is for another type', code: 400 })
    applicant.info = fixedInfo
    return reply.code(201).send(applicantAnswer(applicant))
  })
}
