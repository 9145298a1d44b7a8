import type { CaptchaProof } from '@tessera/contract/services/captcha/captcha.ts'
import { solveChallengeWorkers } from 'altcha-lib/v1'
import { api } from './api.ts'

const WORKERS = 4
const scene = 'operator_login'
const startWorker = (): Worker => new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })

/**
 * Solves the login captcha by proof of work in the background: no picture for users, a few seconds per attempt for
 * attackers.
 */
export async function solveCaptcha(): Promise<CaptchaProof> {
  const { captcha, local } = await api.captcha.ask({ scene, way: 'work' })
  if (local === null) throw new Error("The captcha of operators must be Tessera's own, not a vendor's")
  const { algorithm, challenge, salt, signature, maxnumber } = local.work
  const cores = Math.min(WORKERS, navigator.hardwareConcurrency)
  const solved = await solveChallengeWorkers(startWorker, cores, challenge, salt, algorithm, maxnumber)
  if (solved === null) throw new Error('The captcha challenge has no solution')
  const token = btoa(JSON.stringify({ algorithm, challenge, number: solved.number, salt, signature }))
  return { verificationType: 2, csessionid: captcha.challenge, sig: '', token, scene }
}
