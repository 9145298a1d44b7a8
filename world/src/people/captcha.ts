import type { captcha, CaptchaProof, CaptchaScene } from '@tessera/contract/services/captcha/captcha.ts'
import type { Client } from '@tessera/contract/platform/http/client.ts'
import { solveChallenge } from 'altcha-lib/v1'

/** Solves the alternative of the captcha picture: the proof of work. */
export async function captchaProof(client: Client<typeof captcha>, scene: CaptchaScene): Promise<CaptchaProof> {
  const question = await client.ask({ scene, way: 'work' })
  const work = question.local?.work
  if (work === undefined) throw new Error('only our own captcha offers a proof of work')
  const { algorithm, challenge, salt, signature, maxnumber } = work
  const solved = await solveChallenge(challenge, salt, algorithm, maxnumber).promise
  if (solved === null) throw new Error('no number solves the proof of work')
  const payload = { algorithm, challenge, number: solved.number, salt, signature }
  return {
    verificationType: 2,
    csessionid: question.captcha.challenge,
    sig: '',
    token: Buffer.from(JSON.stringify(payload)).toString('base64'),
    scene,
  }
}
