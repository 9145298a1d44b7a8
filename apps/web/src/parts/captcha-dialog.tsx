import type { CaptchaProof, CaptchaScene } from '@tessera/contract/services/captcha/captcha.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { Loader } from '@tessera/ui/loader.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { EyeOff, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from './api.ts'
import { proofOf, solveProofOfWork } from './captcha-work.ts'
import { CaptchaPuzzle } from './captcha-puzzle.tsx'
import { VendorCaptcha } from './vendor-captcha.tsx'

type CaptchaProps = { scene: CaptchaScene; onProof: (proof: CaptchaProof) => void; onClose: () => void }

async function begin(scene: CaptchaScene, mode: 'slider' | 'work') {
  const question = await api.captcha.ask({ scene, way: mode })
  // The proof of work starts at once; submitting the puzzle waits for it.
  return { question, token: question.local === null ? undefined : solveProofOfWork(question.local.work) }
}
type StartedCaptcha = Awaited<ReturnType<typeof begin>>

const finish = async ({ question, token }: StartedCaptcha, scene: CaptchaScene, at?: number): Promise<CaptchaProof> =>
  proofOf(question, scene, { token: (await token) ?? '', at })

/**
 * The captcha: a picture puzzle or the vendor's widget. A user who cannot see the puzzle lets the device compute a proof
 * of work instead.
 */
export function CaptchaDialog({ scene, onProof, onClose }: CaptchaProps) {
  const t = useTranslations('captcha')
  const [attempt, setAttempt] = useState(0)
  const challenge = useQuery({
    queryKey: ['captcha', scene, attempt],
    queryFn: () => begin(scene, 'slider'),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const solvePuzzle = useMutation({
    mutationFn: ({ of, at }: { of: StartedCaptcha; at: number }) => finish(of, scene, at),
    onSuccess: onProof,
  })
  const computeProof = useMutation({
    mutationFn: async () => finish(await begin(scene, 'work'), scene),
    onSuccess: onProof,
  })
  const failed = challenge.error ?? computeProof.error ?? solvePuzzle.error
  const local = challenge.data?.question.local
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <div className="col" style={{ '--g': '16px' }}>
        {failed && (
          <Banner tone="negative" live>
            {failed.message}
          </Banner>
        )}
        {local === null && challenge.data && (
          <VendorCaptcha
            key={attempt}
            question={challenge.data.question}
            scene={scene}
            onProof={onProof}
            onAgain={() => setAttempt(attempt + 1)}
          />
        )}
        {challenge.isPending && <Loader label={t('title')} />}
        {challenge.data && local?.puzzle && (
          <CaptchaPuzzle
            key={attempt}
            puzzle={local.puzzle}
            busy={solvePuzzle.isPending}
            disabled={computeProof.isPending}
            onSolve={(at) => solvePuzzle.mutate({ of: challenge.data, at })}
          />
        )}
        {computeProof.isPending && <output className="sm t2">{t('working')}</output>}
        {local !== null && (
          <div className="row row--wrap row--between">
            <Button
              kind="ghost"
              size="xs"
              icon={RefreshCw}
              disabled={computeProof.isPending}
              onPress={() => setAttempt(attempt + 1)}
            >
              {t('again')}
            </Button>
            <Button
              kind="ghost"
              size="xs"
              icon={EyeOff}
              loading={computeProof.isPending}
              onPress={() => computeProof.mutate()}
            >
              {t('unseen')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
