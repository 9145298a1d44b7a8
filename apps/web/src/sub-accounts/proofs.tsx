import { Banner } from '@tessera/ui/banner.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { StepUp } from '../lib/step-up.tsx'
import { StepUpCode } from '../shell/step-up-code.tsx'
import { useSubAccountWords } from './sub-accounts-words.ts'

type ProofsProps = {
  stepUp: StepUp
  /** What is confirmed is not whole yet. */
  locked: boolean
  proven: boolean
  onProven: (verifyToken: string) => void
}

/** Each proof that the action demands, one after the other. */
export function Proofs({ stepUp, locked, proven, onProven }: ProofsProps) {
  const t = useSubAccountWords()
  const [code, setCode] = useState('')
  const prove = useMutation({
    mutationFn: stepUp.step,
    onSuccess: ({ verifyToken, missing }) => {
      setCode('')
      if (missing.length === 0) onProven(verifyToken)
    },
  })
  if (proven) return <Banner tone="positive">{t('proven')}</Banner>
  return (
    <StepUpCode
      help={t('codeHelp')}
      stepUp={stepUp}
      code={code}
      onCode={(digits) => {
        setCode(digits)
        if (digits !== '' && digits.length < 6) prove.reset()
      }}
      onComplete={(digits) => prove.mutate(digits)}
      busy={prove.isPending}
      locked={locked}
      error={prove.error?.message}
    />
  )
}
