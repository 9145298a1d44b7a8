import { Banner } from '@tessera/ui/banner.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { StepUp } from '../lib/step-up.tsx'
import { useShellWords } from './shell-words.ts'
import { StepUpCode } from './step-up-code.tsx'

type ProofsProps = {
  stepUp: StepUp
  help?: ReactNode
  /** What is confirmed is not whole yet. */
  locked: boolean
  proven: boolean
  onProven: (verifyToken: string) => void
}

/** Each proof that the action demands, one after the other; then the token that they give together. */
export function Proofs({ stepUp, help, locked, proven, onProven }: ProofsProps) {
  const t = useShellWords()
  const [code, setCode] = useState('')
  const prove = useMutation({
    mutationFn: stepUp.step,
    onSuccess: ({ verifyToken, missing }) => {
      setCode('')
      if (missing.length === 0) onProven(verifyToken)
    },
  })
  if (proven) return <Banner tone="positive">{t('factor.proven')}</Banner>
  return (
    <StepUpCode
      help={help}
      stepUp={stepUp}
      code={code}
      onCode={(digits) => {
        setCode(digits)
        if (digits !== '' && digits.length < 6) prove.reset()
      }}
      onComplete={(digits) => prove.mutate(digits)}
      busy={prove.isPending}
      locked={locked}
      refused={prove.error}
    />
  )
}
