import { Banner } from '@tessera/ui/banner.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StepUp } from './step-up.tsx'
import { StepUpCode } from './step-up-code.tsx'

type ProofsProps = {
  stepUp: StepUp
  help?: ReactNode
  /** True if the form of the change is incomplete. */
  locked: boolean
  proven: boolean
  onProven: (verifyToken: string) => void
}

/** Asks for each factor that the action needs, one after the other; then returns the token for all of them. */
export function Proofs({ stepUp, help, locked, proven, onProven }: ProofsProps) {
  const t = useTranslations('shell')
  const [code, setCode] = useState('')
  const container = useRef<HTMLDivElement>(null)
  /** Counts how often the focus was here when a factor was verified: the focused element is then removed. */
  const [moves, setMoves] = useState(0)
  const prove = useMutation({
    mutationFn: stepUp.step,
    onSuccess: ({ verifyToken, missing }) => {
      setCode('')
      if (isHere(container.current)) setMoves((n) => n + 1)
      if (missing.length === 0) onProven(verifyToken)
    },
  })
  useLayoutEffect(() => {
    if (moves > 0) nextOf(container.current)?.focus()
  }, [moves])
  return (
    <div className="col" ref={container}>
      {proven ? (
        <Banner tone="positive">{t('factor.proven')}</Banner>
      ) : (
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
      )}
    </div>
  )
}

/** True if the focus is here, or nowhere because the focused element was removed. */
const isHere = (container: HTMLElement | null): boolean =>
  document.activeElement === document.body || container?.contains(document.activeElement) === true

/** The next focus: the next factor, or after the last one the next control of the form, such as its submit button. */
function nextOf(container: HTMLElement | null): HTMLElement | undefined {
  const within = container?.querySelector<HTMLElement>('input:enabled, button:enabled')
  if (within || !container) return within ?? undefined
  const stops = container.closest('form')?.querySelectorAll<HTMLElement>('input:enabled, button[type=submit]') ?? []
  return [...stops].find((stop) => (container.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) > 0)
}
