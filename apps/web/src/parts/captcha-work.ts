import type { CaptchaProof, CaptchaQuestion } from '@tessera/contract/services/captcha/captcha.ts'
import { solveChallengeWorkers } from 'altcha-lib/v1'
import type { z } from 'zod'

export type Question = z.output<typeof CaptchaQuestion>
type Local = NonNullable<Question['local']>
export type Puzzle = NonNullable<Local['puzzle']>
export type Work = Local['work']

const WORKERS = 4
const startWorker = (): Worker => new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })

/** Looks for the number beside the page, on a few cores, so that the page stays quick. Answers ALTCHA's payload. */
export async function workOff({ algorithm, challenge, salt, signature, maxnumber }: Work): Promise<string> {
  const cores = Math.min(WORKERS, navigator.hardwareConcurrency)
  const solved = await solveChallengeWorkers(startWorker, cores, challenge, salt, algorithm, maxnumber)
  if (solved === null) throw new Error('no number fits')
  return btoa(JSON.stringify({ algorithm, challenge, number: solved.number, salt, signature }))
}

/** Where on the picture the piece lies when the slider stands at `percent`. */
export const placeOf = (percent: number, { width, side }: Pick<Puzzle, 'width' | 'side'>): number =>
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
