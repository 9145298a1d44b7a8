import type { CaptchaProof } from '@tessera/contract/services/captcha/captcha.ts'
import { solveChallengeWorkers } from 'altcha-lib/v1'
import { api } from './api.ts'

const WORKERS = 4
const scene = 'operator_login'
const startWorker = (): Worker => new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })

/** Solves the captcha of the sign-in by work alone, beside the page: no picture to look at, a few seconds for a guesser. */
export async function solveCaptcha(): Promise<CaptchaProof> {
  const { captcha, local } = await api.captcha.ask({ scene, way: 'work' })
  if (local === null) throw new Error('the captcha of operators is our own')
  const { algorithm, challenge, salt, signature, maxnumber } = local.work
  const cores = Math.min(WORKERS, navigator.hardwareConcurrency)
  const solved = await solveChallengeWorkers(startWorker, cores, challenge, salt, algorithm, maxnumber)
  if (solved === null) throw new Error('no number fits the captcha')
  const token = btoa(JSON.stringify({ algorithm, challenge, number: solved.number, salt, signature }))
  return { verificationType: 2, csessionid: captcha.challenge, sig: '', token, scene }
}
