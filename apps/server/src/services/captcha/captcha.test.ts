import { captcha, type CaptchaProof } from '@tessera/contract/services/captcha/captcha.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { TOLERANCE_PX } from '@tessera/domain/services/captcha/puzzle.ts'
import { solveChallenge } from 'altcha-lib/v1'
import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange } from '#testing/access.ts'
import { cipherFor } from '#platform/secrets/cipher.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const ask = async (proof: CaptchaProof | undefined): Promise<string> => {
  const payload = { account: `${randomUUID().slice(0, 8)}@example.com`, scene: 'register', captcha: proof }
  const response = await exchange.server.app.inject({
    method: 'POST',
    url: `/${verification.sendEmail.path}`,
    payload,
  })
  return response.json<{ code: string }>().code
}

test('AUT-11 sends no code without an answer, and counts an answer once, also of fifty concurrent ones', async () => {
  expect(await ask(undefined)).toBe('CAPTCHA_REQUIRED')
  const proof = await exchange.captcha('register')
  const all = await Promise.all(Array.from({ length: 50 }, () => ask(proof)))
  expect(all.filter((code) => code === 'SUCCESS')).toHaveLength(1)
  expect(all.filter((code) => code === 'CAPTCHA_FAILED')).toHaveLength(49)
})

const half = (text: string): string => text.slice(0, text.length / 2)
const otherNumber = (token: string): string => {
  const payload: { number: number } = JSON.parse(Buffer.from(token, 'base64').toString())
  return Buffer.from(JSON.stringify({ ...payload, number: payload.number + 1 })).toString('base64')
}

test.each<[string, (proof: CaptchaProof) => CaptchaProof]>([
  ['of another scene', (proof) => ({ ...proof, scene: 'login' })],
  ['whose session is cut', (proof) => ({ ...proof, csessionid: half(proof.csessionid) })],
  ['whose session is spelled otherwise', (proof) => ({ ...proof, csessionid: `${proof.csessionid}=` })],
  ['with another number', (proof) => ({ ...proof, token: otherNumber(proof.token) })],
  ['with no work', (proof) => ({ ...proof, token: 'e30=' })],
  ['that is nonsense', (proof) => ({ ...proof, csessionid: 'x', token: 'x' })],
])('AUT-11 rejects an answer %s', async (_, change) => {
  expect(await ask(change(await exchange.captcha('register')))).toBe('CAPTCHA_FAILED')
})

test('AUT-11 rejects an answer for another scene that was renamed, and one with the work of another answer', async () => {
  const [login, other] = [await exchange.captcha('login'), await exchange.captcha('register')]
  expect(await ask({ ...login, scene: 'register' })).toBe('CAPTCHA_FAILED')
  const mine = await exchange.captcha('register')
  expect(await ask({ ...mine, token: other.token })).toBe('CAPTCHA_FAILED')
})

test('AUT-11 rejects an answer from another address, or after ten minutes', async () => {
  const proof = await exchange.captcha('register')
  const elsewhere = await exchange.server.app.inject({
    method: 'POST',
    url: `/${verification.sendEmail.path}`,
    payload: { account: 'somebody@example.com', scene: 'register', captcha: proof },
    remoteAddress: '203.0.113.7',
  })
  expect(elsewhere.json()).toMatchObject({ code: 'CAPTCHA_FAILED' })
  const late = await exchange.captcha('register')
  exchange.passTime(10 * MINUTE_MS)
  expect(await ask(late)).toBe('CAPTCHA_FAILED')
})

test.each([1, '2', true, null])('AUT-11 rejects verificationType %j, because only one type is valid', async (type) => {
  const proof = { ...(await exchange.captcha('register')), verificationType: type }
  const answer = await exchange.server.app.inject({
    method: 'POST',
    url: `/${verification.sendEmail.path}`,
    payload: { account: 'somebody@example.com', scene: 'register', captcha: proof },
  })
  expect(answer.json()).toMatchObject({ code: 'PARAM_INVALID' })
})

/** Returns a question with a picture, and its answer with the piece this far from its gap. */
async function solveSlider(beside: number): Promise<CaptchaProof> {
  const question = await exchange.api(captcha).ask({ scene: 'register' })
  const { work } = question.local ?? { work: undefined }
  if (work === undefined) throw new Error('the captcha is not our own')
  const session: { gap: number } = JSON.parse(
    cipherFor(exchange.deps.config, 'captcha session').open(question.captcha.challenge),
  )
  const solved = await solveChallenge(work.challenge, work.salt, work.algorithm, work.maxnumber).promise
  const { algorithm, challenge, salt, signature } = work
  const payload = { algorithm, challenge, number: solved?.number, salt, signature }
  const token = Buffer.from(JSON.stringify(payload)).toString('base64')
  const sig = String(session.gap + beside)
  return { verificationType: 2, csessionid: question.captcha.challenge, sig, token, scene: 'register' }
}

test('AUT-11 requires the piece to be in its gap', async () => {
  expect(await ask(await solveSlider(0))).toBe('SUCCESS')
  expect(await ask(await solveSlider(-TOLERANCE_PX))).toBe('SUCCESS')
  expect(await ask(await solveSlider(TOLERANCE_PX + 1))).toBe('CAPTCHA_FAILED')
  expect(await ask({ ...(await solveSlider(0)), sig: '' })).toBe('CAPTCHA_FAILED')
})

test('sends pictures of the stated sizes, and does not reveal the position of the gap', async () => {
  const { local, captcha: named } = await exchange.api(captcha).ask({ scene: 'register' })
  const puzzle = local?.puzzle
  if (!puzzle) throw new Error('the question has no picture')
  const sizeOf = async (url: string) => {
    const { width, height } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata()
    return { width, height }
  }
  expect(await sizeOf(puzzle.picture)).toEqual({ width: puzzle.width, height: puzzle.height })
  expect(await sizeOf(puzzle.piece)).toEqual({ width: puzzle.side, height: puzzle.side })
  expect(Object.keys(puzzle).toSorted()).toEqual(['height', 'picture', 'piece', 'side', 'top', 'width'])
  expect(named.challenge).toMatch(/^k1\./)
})

test('sends no picture on request, and requires more work instead', async () => {
  const questions = exchange.api(captcha)
  const [seen, unseen] = [await questions.ask({ scene: 'login' }), await questions.ask({ scene: 'login', way: 'work' })]
  expect(unseen.local?.puzzle).toBeNull()
  expect(unseen.local?.work.maxnumber).toBe((seen.local?.work.maxnumber ?? 0) * 20)
})
