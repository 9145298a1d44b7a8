import type { CaptchaProof, CaptchaQuestion } from '@tessera/contract/services/captcha/captcha.ts'
import { solveChallengeWorkers } from 'altcha-lib/v1'
import type { z } from 'zod'

export type Question = z.output<typeof CaptchaQuestion>
type Local = NonNullable<Question['local']>
export type Puzzle = NonNullable<Local['puzzle']>
export type Work = Local['work']

const WORKERS = 4
const startWorker = (): Worker => new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })

/**
 * Solves the proof of work in web workers on up to four cores, so that the page stays responsive. Returns ALTCHA's
 * payload.
 */
export async function solveProofOfWork({ algorithm, challenge, salt, signature, maxnumber }: Work): Promise<string> {
  const cores = Math.min(WORKERS, navigator.hardwareConcurrency)
  const solved = await solveChallengeWorkers(startWorker, cores, challenge, salt, algorithm, maxnumber)
  if (solved === null) throw new Error('The captcha challenge has no solution up to maxnumber')
  return btoa(JSON.stringify({ algorithm, challenge, number: solved.number, salt, signature }))
}

/** The position of the piece in the picture, in pixels, for a slider at `percent`. */
export const positionOf = (percent: number, { width, side }: Pick<Puzzle, 'width' | 'side'>): number =>
  Math.round((percent / 100) * (width - side))

export const proofOf = (
  { captcha }: Question,
  scene: CaptchaProof['scene'],
  { token, at }: { token: string; at: number | undefined },
): CaptchaProof => ({
  verificationType: 2,
  csessionid: captcha.challenge,
  sig: at === undefined ? '' : String(at),
  token,
  scene,
})
