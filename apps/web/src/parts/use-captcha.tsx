import type { CaptchaProof, CaptchaScene } from '@tessera/contract/services/captcha/captcha.ts'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import { type ReactNode, useState } from 'react'

const Dialog = lazyPart(async () => (await import('./captcha-dialog.tsx')).CaptchaDialog)

export type Captcha = {
  /** Shows the captcha, then calls `onSolved` with the proof; not if the dialog is closed. */
  readonly solve: (onSolved: (proof: CaptchaProof) => void) => void
  /** The dialog; render it on the screen. */
  readonly dialog: ReactNode
}

/** A captcha for one request of this scene. */
export function useCaptcha(scene: CaptchaScene): Captcha {
  const [pendingRequest, setPendingRequest] = useState<{ onSolved: (proof: CaptchaProof) => void }>()
  const close = () => setPendingRequest(undefined)
  return {
    solve: (onSolved) => setPendingRequest({ onSolved }),
    dialog: pendingRequest && (
      <Dialog
        scene={scene}
        onClose={close}
        onProof={(proof) => {
          close()
          pendingRequest.onSolved(proof)
        }}
      />
    ),
  }
}
